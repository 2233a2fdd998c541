"""The job of animation.bench.ts with Pillow: writes the frames as GIF for every line it reads.

Arguments: a file of raw RGB frames, their width, height and number, and ms per frame. Answers each
line with the GIF's size in bytes.
"""
import io
import sys

from PIL import Image

path, width, height, count, duration = sys.argv[1], *map(int, sys.argv[2:])
size = width * height * 3
with open(path, "rb") as file:
    data = file.read()
frames = [
    Image.frombytes("RGB", (width, height), data[at * size : (at + 1) * size])
    for at in range(count)
]

for _ in sys.stdin:
    out = io.BytesIO()
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=duration, loop=0
    )
    print(out.tell() or len(out.getvalue()), flush=True)
