"""The server: tables over HTTP and WebSocket, what was acknowledged kept, nothing leaked."""
