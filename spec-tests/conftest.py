"""Property tests search anew at a desk and repeat themselves in continuous testing."""

import os

from hypothesis import settings

settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("continuous", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("continuous" if os.environ.get("CI") else "desk")
