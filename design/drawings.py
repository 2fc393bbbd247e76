#!/usr/bin/env python3
"""Draws what stands for a part without a photograph: one quiet line drawing per category, and a box for all others.

Usage: design/drawings.py public/images/drawings
"""
import math
import os
import sys

PAPER, BODY, LINE, AXIS = "#eae8e1", "#f6f5f1", "#575e66", "#b9b5aa"


def path(data, **look):
    return f'<path d="{data}"{attributes(look)}/>'


def circle(x, y, radius, **look):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{attributes(look)}/>'


def box(x, y, width, height, corner=0, **look):
    round_ = f' rx="{corner}"' if corner else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{round_}{attributes(look)}/>'


def attributes(look):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in look.items())


def axis(*data):
    """Centre lines, as on a workshop drawing."""
    return path("".join(data), stroke=AXIS, stroke_width=1.5, stroke_dasharray="18 4 3 4", fill="none")


def thin(data):
    return path(data, stroke_width=1.75, fill="none")


def ring(x, y, radius, count, hole, first=0.0, **look):
    """Holes on a circle."""
    angles = [first + i * 2 * math.pi / count for i in range(count)]
    return "".join(circle(round(x + radius * math.cos(a), 1), round(y + radius * math.sin(a), 1), hole, **look) for a in angles)


def gear(x, y, teeth, root, tip, first=0.0):
    """The outline of a toothed wheel."""
    points = []
    for tooth in range(teeth):
        for part, radius in ((-0.3, root), (-0.17, tip), (0.17, tip), (0.3, root)):
            angle = first + (tooth + part) * 2 * math.pi / teeth
            points.append(f"{x + radius * math.cos(angle):.1f} {y + radius * math.sin(angle):.1f}")
    return path("M" + "L".join(points) + "z")


def piston():
    rings = thin("M140 76h120M140 90h120M140 104h120")
    rod = path("M184 142L176 212a32 32 0 1 0 48 0L216 142z")
    crown = path("M140 62q60-10 120 0v92q0 8-8 8h-16q-8-22-36-22t-36 22h-16q-8 0-8-8z")
    pin = circle(200, 130, 17) + circle(200, 130, 9, stroke_width=1.75)
    return axis("M200 30V284", "M110 130H290", "M152 233H248") + rod + circle(200, 233, 20) + crown + rings + pin


def gearbox():
    large = gear(150, 158, 20, 74, 86) + circle(150, 158, 52, stroke_width=1.75) + ring(150, 158, 37, 5, 8, -math.pi / 2)
    small = gear(271.5, 99.5, 11, 40, 52, math.pi - 0.41) + circle(271.5, 99.5, 15)
    return axis("M44 158H256", "M150 52V264", "M205 99.5H340", "M271.5 34V166") + large + circle(150, 158, 18) + small


def differential():
    tubes = path("M46 136h92v28H46zM262 136h92v28h-92z") + box(34, 116, 14, 68, 3) + box(352, 116, 14, 68, 3)
    housing = path("M138 128q20-56 62-56t62 56v44q-20 56-62 56t-62-56z")
    cover = circle(200, 150, 50) + ring(200, 150, 41, 8, 3.5, math.pi / 8) + circle(200, 150, 29, stroke_width=1.75)
    pinion = path("M186 228h28v30h-28z") + box(174, 256, 52, 12, 3)
    return axis("M18 150H382", "M200 48V288") + tubes + pinion + housing + cover


def headlamp():
    shell = path("M92 190Q74 192 76 170L84 144Q150 78 292 76q22 0 18 24l-14 74q-4 20-26 20z")
    lens = path("M108 172q-10 0-6-12Q150 102 282 98q8 0 6 10l-10 56q-2 10-12 10z", stroke_width=1.75, fill="none")
    lamps = circle(232, 138, 28) + circle(232, 138, 17, stroke_width=1.75) + circle(164, 148, 19) + circle(164, 148, 10, stroke_width=1.75)
    lugs = path("M262 78l6-20h20l4 18M100 190l-4 18h22l2-16")
    return axis("M52 138H348", "M232 84V218", "M164 108V190") + lugs + shell + lens + lamps + thin("M118 226H290M136 242H272")


def brake():
    disc = circle(188, 152, 96) + circle(188, 152, 50, stroke_width=1.75)
    holes = ring(188, 152, 66, 12, 4, math.pi / 12, stroke_width=1.75) + ring(188, 152, 81, 12, 4, 0, stroke_width=1.75)
    hub = ring(188, 152, 35, 5, 5.5, -math.pi / 2) + circle(188, 152, 18)
    caliper = path("M262 74q44 28 44 78t-44 78l-26-30q20-14 20-48t-20-48z") + thin("M286 116q8 16 8 36t-8 36")
    return axis("M70 152H332", "M188 34V270") + disc + holes + hub + caliper


def fuse():
    blades = path("M150 148h30v96l-15 12-15-12zM220 148h30v96l-15 12-15-12z")
    body = path("M132 62q0-10 10-10h116q10 0 10 10v78q0 8-8 8h-16v18h-88v-18h-16q-8 0-8-8z")
    wire = path("M165 120V92q0-12 12-12t12 12v14q0 12 12 12t12-12V92q0-12 12-12t10 12v28", fill="none")
    return axis("M200 30V280", "M106 100H294") + blades + body + thin("M148 68h104M148 132h104") + wire


def spring():
    coils = ""
    for turn in range(6):
        y = 92 + turn * 21
        coils += path(f"M152 {y + 14}Q152 {y + 5} 162 {y + 2}L238 {y - 13}q10-1 10 7t-10 10L162 {y + 21}q-10 2-10-7z")
    rod = box(192, 44, 16, 70)
    tube = box(180, 108, 40, 134, 4)
    eyes = circle(200, 38, 17) + circle(200, 38, 8, stroke_width=1.75) + circle(200, 258, 19) + circle(200, 258, 9, stroke_width=1.75)
    return axis("M200 12V290", "M164 38H236", "M164 258H236") + rod + tube + eyes + box(146, 64, 108, 12, 4) + coils + box(146, 226, 108, 12, 4)


def battery():
    case = path("M62 104h164v122H62z") + box(54, 88, 180, 22, 3) + box(80, 70, 30, 18, 3) + box(178, 70, 30, 18, 3)
    signs = path("M84 140h22M182 140h22M193 129v22", fill="none") + thin("M62 180H226")
    can = path("M262 202V104q0-26 26-26h34q26 0 26 26v98z") + thin("M262 138h86M262 180h86")
    flutes = thin("M274 90v30M286 84v36M298 82v38M312 82v38M324 84v36M336 90v30")
    thread = box(287, 216, 36, 28, 2) + thin("M287 223l36-4M287 231l36-4M287 239l36-4")
    return axis("M144 48V252", "M305 58V262") + case + signs + can + flutes + thread + box(255, 200, 100, 16, 4)


def parcel():
    sides = path("M96 116l104 44v106L96 222z") + path("M304 116l-104 44v106l104-44z")
    flaps = path("M96 116L200 72l104 44-104 44z") + path("M96 116l104 44-28 28L68 144z") + path("M304 116l-104 44 28 28 104-44z")
    back = path("M96 116L200 72l-26-26L70 92z") + path("M304 116L200 72l26-26L330 92z")
    return axis("M200 26V288") + back + sides + flaps + thin("M226 226l28-12M226 238l46-20")


DRAWINGS = {
    "motor": piston,
    "sanziman": gearbox,
    "diferansiyel": differential,
    "farlar": headlamp,
    "fren": brake,
    "elektrik": fuse,
    "suspansiyon": spring,
    "aku-filtre": battery,
    "parca": parcel,
}

for name, draw in DRAWINGS.items():
    with open(os.path.join(sys.argv[1], f"{name}.svg"), "w", encoding="utf-8") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300">'
            f'<path fill="{PAPER}" d="M0 0h400v300H0z"/>'
            f'<g fill="{BODY}" stroke="{LINE}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" transform="translate(20 15) scale(.9)">{draw()}</g></svg>\n'
        )
