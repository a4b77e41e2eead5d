"""Write the page without its runtime, which needs npm.

    python -P -m tests.support.written_page FOLDER     in a copy of the tree
"""

import sys
from pathlib import Path

from hostsim.web import page_build

if __name__ == "__main__":
    page_build.write(Path(sys.argv[1]), {name: b"" for name in page_build.RUNTIME.values()})
