"""The job of render.bench.ts the way a Pillow server does it: once for every line it reads.

Arguments: the photo, the font, the two captions. Answers each line with the PNG's size in bytes.
"""
import io
import sys

from PIL import Image, ImageDraw, ImageFont

photo, font_file, *captions = sys.argv[1:]
font = ImageFont.truetype(font_file, 60)


def caption(text):
    left, top, right, bottom = font.getbbox(text, stroke_width=4)
    box = Image.new("RGBA", (right - left, bottom - top))
    draw = ImageDraw.Draw(box)
    draw.text((-left, -top), text, font=font, fill="white", stroke_width=4, stroke_fill="black")
    return box


for _ in sys.stdin:
    picture = Image.open(photo).convert("RGB")
    for text, y in zip(captions, (0.05, 0.9)):
        box = caption(text)
        picture.paste(box, ((picture.width - box.width) // 2, int(picture.height * y)), box)
    out = io.BytesIO()
    picture.save(out, "PNG")
    print(out.tell(), flush=True)
