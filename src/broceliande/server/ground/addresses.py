"""Where somebody speaks from, as limits count it: an address, or one network of the newer kind."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network


@lru_cache(maxsize=20_000)
def counted(host: str) -> str:
    """What an address counts as: whoever has one of the newer kind has a whole network of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def within(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address lies in one of these networks; a name does if it is among them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host in networks
    mapped = getattr(address, "ipv4_mapped", None) or address
    return any(mapped in known for known in map(_network, networks) if known is not None)


def range_of(text: str) -> str | None:
    """A range of addresses as it is kept, or None: an address of the newer kind is its network
    (/64), as it is counted, and so is whatever is narrower."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped is not None:
        return None
    narrow = isinstance(network, IPv6Network) and network.prefixlen > 64
    return str(network.supernet(new_prefix=64) if narrow else network)


def lies_in(place: str, network: str) -> bool:
    """Whether what an address counts as lies in a range."""
    here, there = _network(place), _network(network)
    if here is None or there is None:
        return False
    return here.version == there.version and here.network_address in there


@lru_cache(maxsize=1000)
def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:  # a name
        return None
