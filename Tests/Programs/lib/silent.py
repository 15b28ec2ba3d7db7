"""A service on loopback that takes connections and never answers. Prints its port."""
import signal
import socket

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(64)
print(listener.getsockname()[1], flush=True)
signal.pause()
