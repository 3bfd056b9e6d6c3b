"""HTTP and the socket: what comes in is understood, let in or turned away, and handed on.

app.py       what is the application made of, and what if something goes wrong?
socket.py    how does somebody come, stay and go, and how is a frame understood?
dispatch.py  what is done with each frame?
wire.py      how do frames reach their socket?
requests.py  what does every request bring: its house, language, table, secret?
games.py     which requests are about games?
lobby.py     which are about open tables, and a seat at any of them?
tables.py    which are about a table?
seats.py     which are about seats?
gathering.py which are about people before the game?
me.py        which are about oneself, one's devices and keys?
calls.py     which are about being called back?
stopping.py  where does a message lead, so that there is no other one?
mine.py      which are about one's games and seats?
slow.py      which are about days off, and answers given in advance?
folk.py      which are about friends, and people whom one does not want to hear?
entering.py  by which does a device come to know somebody?
barred.py    who may not come in, since a keeper said so?
keepers.py   how does the keeper's desk open?
desk.py      which requests show something there?
desk_acts.py and which do something?
visitors.py  who is at the other end, and how does a device remember it?
finished.py  which are about finished games?
health.py    how is the server?
pages.py     which pages does a browser get?
share.py     what does a shared link say before anybody follows it?
doorman.py   how many connections may one address hold, and how slowly may a request come?
security.py  which pages may speak to us, and what is a browser told about this site?
types.py     which types does the browser's side have? (written for TypeScript)
"""
