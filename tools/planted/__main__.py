"""Plant one fault in this process and let its proof look for it.

    python -m tools.planted "the beat goes back"

Exit code 0 and a line about how it was found, or 1.
"""

import os
import sys

from tools.fault_injection.victim import PLANTED_HERE
from tools.planted.faults import named


def main() -> int:
    fault = named(sys.argv[1])
    fault.plant()
    os.environ[PLANTED_HERE] = fault.name
    found = fault.proof()
    print(" ".join(found.split()))
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
