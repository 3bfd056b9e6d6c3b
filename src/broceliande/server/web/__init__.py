"""HTTP and WebSocket: the application, its routes, its pages, and what it lets in."""
