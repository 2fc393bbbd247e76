"""The picture shown when a page is shared: parts of every kind, and no shop's name, so any shop can keep it."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from brake_disc_and_pads import build_disc
from clutch_kit import clutch_disc
from default_part import build_bearing
from film import shoot
from filter_set import oil_filter
from headlamp import TILT, build_headlamp
from shapes import move
from studio import camera, open_studio, rest_on_floor

SIZE = (1200, 630)


def put(part, scale, *place, **turns):
    move(part, *place, **turns)
    part.scale = (scale, scale, scale)
    rest_on_floor(part)


def main():
    open_studio(SIZE)
    put(build_disc(), 1.0, -0.1, 1.0, rx=80, rz=-14)
    put(clutch_disc(), 0.85, 2.05, 0.7, rx=76, rz=-24)
    put(build_headlamp(), 0.68, -1.5, -0.75, rx=86, ry=-TILT, rz=-8)
    put(oil_filter("BİNEK ARAÇ"), 0.95, 0.72, -0.7, rz=2)
    put(build_bearing(), 0.46, 1.75, -0.95, rz=10)
    camera((0.06, 0, 1.3), 17.4, rise=13)
    shoot("open-graph")


if __name__ == "__main__":
    main()
