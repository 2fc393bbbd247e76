#!/usr/bin/env python3
"""Sets the sample brands' names in type, as paths. Usage: design/wordmark.py public/images/brands"""
import os
import sys

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FONTS = os.path.join(REPOSITORY, "node_modules/@expo-google-fonts")
WIDTH, HEIGHT = 240, 96
INK = "#24272c"

# Name as set, file, family and cut, height of its capitals, width of its letters, space between them. No two are alike,
# and none follows the maker's own logo.
WORDMARKS = [
    ("bosch", "bosch", "barlow", "300Light", 44, 1.05, 0.02),
    ("Sachs", "sachs", "barlow", "600SemiBold", 44, 0.95, 0),
    ("CASTROL", "castrol", "barlow-condensed", "800ExtraBold_Italic", 42, 1, 0.02),
    ("MOBIL", "mobil", "barlow", "300Light", 34, 1.1, 0.14),
    ("SHELL", "shell", "barlow-condensed", "400Regular", 56, 1, 0.05),
    ("hella", "hella", "barlow-condensed", "700Bold", 50, 1.2, 0),
    ("BREMBO", "brembo", "barlow", "500Medium", 28, 1.25, 0.08),
    ("Mann", "mann", "barlow", "700Bold_Italic", 46, 1, 0),
    ("FEBI", "febi", "barlow", "900Black", 42, 1.3, 0),
    ("Lemforder", "lemforder", "barlow-condensed", "500Medium", 40, 1, 0.01),
]


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


def font_of(family, cut):
    name = "".join(part.capitalize() for part in family.split("-"))
    return TTFont(os.path.join(FONTS, family, cut, f"{name}_{cut}.ttf"))


def wordmark(name, font, height, wide, tracking):
    glyphs, names = font.getGlyphSet(), [font.getBestCmap()[ord(letter)] for letter in name]
    starts, width = [], 0
    for i, glyph in enumerate(names):
        starts.append(width)
        width += glyphs[glyph].width + tracking * font["head"].unitsPerEm
        width += kerning(font, glyph, names[i + 1]) if i + 1 < len(names) else 0
    first, last = font["hmtx"][names[0]][1], names[-1]
    end = starts[-1] + font["glyf"][last].xMax
    scale = height / font["OS/2"].sCapHeight
    left, base = (WIDTH - (end + first) * scale * wide) / 2, (HEIGHT + height) / 2
    pen = Path(glyphs)
    for glyph, start in zip(names, starts):
        place = Transform(scale * wide, 0, 0, -scale, left + start * scale * wide, base)
        glyphs[glyph].draw(TransformPen(pen, place))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><path fill="{INK}" d="{pen.data}"/></svg>\n'


if __name__ == "__main__":
    for name, path, family, cut, *look in WORDMARKS:
        with open(os.path.join(sys.argv[1], f"{path}.svg"), "w", encoding="utf-8") as file:
            file.write(wordmark(name, font_of(family, cut), *look))
