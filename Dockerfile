# syntax=docker/dockerfile:1
# A server in an image, for amd64 and arm64 by this same file:
#   docker build --tag broceliande .
#   docker run --read-only --tmpfs /tmp --volume tables:/data --publish 8000:8000 broceliande
# It runs as nobody in particular, writes to /data (the tables) and /tmp alone, and has the games compiled inside.

ARG BASE=debian:trixie-slim

FROM ${BASE} AS build
ENV DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN apt-get update && apt-get install --yes --no-install-recommends binutils ca-certificates python3 python3-venv
WORKDIR /source

# What it needs, by the lock; then what it is.
COPY requirements/play.lock requirements/play.lock
RUN python3 -m venv /opt/broceliande \
    && /opt/broceliande/bin/pip install --quiet --require-hashes --requirement requirements/play.lock
COPY . .
RUN /opt/broceliande/bin/python -m hatchling build --target wheel --directory dist \
    && /opt/broceliande/bin/pip install --quiet --no-deps dist/*.whl \
    && sh deploy/slim /opt/broceliande

# The games, compiled for every machine of this kind and not for this one's processor alone.
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES="" BROCELIANDE_CACHE=/opt/games
RUN /opt/broceliande/bin/broceliande warm

FROM ${BASE}
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends python3 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/* /var/log/* \
        /usr/share/doc /usr/share/man /usr/share/locale /usr/lib/python3*/test /usr/lib/python3*/pydoc_data \
    && useradd --system --uid 10001 --no-create-home --home-dir /tmp broceliande \
    && install --directory --owner broceliande --group broceliande /data
COPY --from=build /opt/broceliande /opt/broceliande
COPY --from=build /opt/games /opt/games
COPY --chmod=755 deploy/entrance /usr/local/bin/entrance
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES="" BROCELIANDE_CACHE=/tmp/games \
    PATH=/opt/broceliande/bin:/usr/local/bin:/usr/bin:/bin PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python3", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["entrance"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
