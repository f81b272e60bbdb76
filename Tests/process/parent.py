"""A client that starts tipd on its own standard input and output, and then waits to be killed.

`{parent}` in an argument stands for the client's own process id.
"""

import os
import subprocess
import sys

arguments = [argument.replace("{parent}", str(os.getpid())) for argument in sys.argv[1:]]
server = subprocess.Popen(arguments)
print(server.pid, file=sys.stderr, flush=True)
server.wait()
