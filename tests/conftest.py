"""What every test stands on: properties are tried with the same examples each time.

`pytest --hypothesis-profile=explore` looks further, with new examples.
"""

import signal

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("ci")

# A shell that starts the tests behind it lets them, and so all that they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
