"""Over HTTP: how the server is, for whoever watches over it."""

from __future__ import annotations

from litestar import Response, get

from broceliande.server.calls.sending import measure
from broceliande.server.ground.sorry import Sorry
from broceliande.server.told.replies import Health
from broceliande.server.web.requests import Asked, house_of
from broceliande.server.web.security import is_from


@get("/healthz", summary="Whether the server answers", sync_to_thread=False)
def healthz() -> Health:
    """It does."""
    return Health("ok")


@get("/readyz", summary="Whether the server can play")
async def readyz(request: Asked) -> Response[Health]:
    """It can, if it can write down what is played; without the bus it plays on, and asks the
    database what other servers wrote."""
    house = house_of(request)
    if house.closing or not await house.storage.writable():
        return Response(Health("storage", house.bus.health), status_code=503)
    return Response(Health("ok", house.bus.health))


@get("/metrics", summary="Figures for Prometheus", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """In its text format, for those who look after the house: others find nothing here."""
    if not is_from(request, house_of(request).settings.metrics):
        raise Sorry("not_found")
    await measure(house_of(request))
    text = house_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [healthz, readyz, metrics]
