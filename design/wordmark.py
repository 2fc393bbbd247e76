#!/usr/bin/env python3
"""Sets a brand's name in plain type, as paths. Usage: design/wordmark.py "BOSCH" out.svg"""
import os
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONT = os.path.join(REPOSITORY, "node_modules/@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf")
WIDTH, HEIGHT, CAPITALS, MARGIN = 240, 96, 34, 12
TRACKING = 0.06
INK = "#24272c"


class Path(BasePen):
    """Collects an SVG path in steps relative to the last point, in whole tenths."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.data, self.at = "", (0, 0)

    def step(self, command, *points):
        tenths = [(round(x * 10), round(y * 10)) for x, y in points]
        numbers = [(new - old) / 10 for point in tenths for new, old in zip(point, self.at)]
        self.data += command + " ".join(f"{number:g}" for number in numbers).replace(" -", "-")
        self.at = tenths[-1]

    def _moveTo(self, point):
        self.at = (0, 0)
        self.step("M", point)

    def _lineTo(self, point):
        self.step("l", point)

    def _qCurveToOne(self, control, point):
        self.step("q", control, point)

    def _closePath(self):
        self.data += "z"


def kerning(font, left, right):
    """What the font's own table adds between two letters, in its units."""
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2 or left not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                value = next((pair.Value1 for pair in pairs if pair.SecondGlyph == right), None)
            else:
                row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
                value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
            if value:
                return value.XAdvance or 0
    return 0


def wordmark(name):
    font = TTFont(FONT)
    glyphs, names = font.getGlyphSet(), [font.getBestCmap()[ord(letter)] for letter in name]
    starts, width = [], 0
    for i, glyph in enumerate(names):
        starts.append(width)
        width += glyphs[glyph].width + TRACKING * font["head"].unitsPerEm
        width += kerning(font, glyph, names[i + 1]) if i + 1 < len(names) else 0
    first, last = font["hmtx"][names[0]][1], names[-1]
    end = starts[-1] + font["glyf"][last].xMax
    capitals = font["OS/2"].sCapHeight
    scale = min(CAPITALS / capitals, (WIDTH - 2 * MARGIN) / (end - first))
    left, base = (WIDTH - (end - first) * scale) / 2 - first * scale, (HEIGHT + capitals * scale) / 2
    pen = Path(glyphs)
    for glyph, start in zip(names, starts):
        glyphs[glyph].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, left + start * scale, base)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><path fill="{INK}" d="{pen.data}"/></svg>\n'


if __name__ == "__main__":
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(wordmark(sys.argv[1]))
