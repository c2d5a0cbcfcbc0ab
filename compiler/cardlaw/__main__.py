"""`python -m cardlaw` is the command `cardlaw`."""

import sys

from cardlaw.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
