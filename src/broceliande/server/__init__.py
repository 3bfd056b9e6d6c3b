"""The server: tables over HTTP and WebSocket, what was acknowledged kept, nothing leaked.

Rooms, each of which looks only into those above it in this list:

    ground/   what every room stands on: settings, limits, words, the polite refusal
    heard/    what may be said to the server
    storage/  what is kept, and how other servers hear of it
    tables/   the tables in memory, and what is done at them
    people/   who somebody is, the devices that know them, how they are found again
    told/     what is told: the one door through which bytes about a table leave
    desk/     what keepers do: tables, people, reports, and the log of it
    company/  bots, hints and the coach
    web/      HTTP, the socket, the pages
    keeper/   the commands of whoever keeps a server

`docs/architecture.md` walks one answer through them; `tests/server/test_rooms.py` keeps the order.
"""
