"""The packs of boards for a train: their sizes, and how long one takes to draw.

    python3 do.py bench packs [NUMBER]

It draws one pack of each level, the first or the one of this number, as the server sends them.
"""

import gzip
import sys
import time

from ubongo.boards.puzzle_packs import PACK_LEVELS, PUZZLES_A_PACK, puzzle_pack
from ubongo.protocol.messages import encode
from ubongo.server.features.train.packs import box_tasks, pack


def main(number: int) -> int:
    # The catalogue is read at the first use, and not for every pack.
    puzzle_pack("easy", number)
    puzzle_pack("hard", number)
    print("| what | bytes | gzip | drawn in |\n|---|---:|---:|---:|")
    for level in PACK_LEVELS:
        begun = time.perf_counter()
        body = encode(pack(level, number))
        took = time.perf_counter() - begun
        name = f"{PUZZLES_A_PACK} puzzles, {level.replace('_', ' ')}"
        print(f"| {name} | {len(body):,} | {len(gzip.compress(body)):,} | {took:.2f} s |")
    body = encode(box_tasks())
    print(f"| the tasks of the box | {len(body):,} | {len(gzip.compress(body)):,} | |")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
