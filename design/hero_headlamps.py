"""Slide: a pair of lit headlamps on a dark floor."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from film import shoot
from headlamp import TILT, build_headlamp
from shapes import move
from studio import HERO_SIZE, camera, open_studio, rest_on_floor, softbox


def main():
    open_studio(HERO_SIZE, dark=True)
    softbox((-0.6, -3.0, 6.0), (0, 0, 0.5), (4, 0.4), 160, (0.9, 0.96, 1))
    softbox((0.3, 9.0, 7.0), (0.3, 14, 2.5), (2.5, 2), 1100, (0.62, 0.8, 1))
    rest_on_floor(move(build_headlamp(2.0, 24.0), 0, 0, 0, rx=86, ry=-TILT, rz=-20))
    second = move(build_headlamp(1.3, 12.0), 0.6, 2.9, 0, rx=86, ry=TILT, rz=20)
    second.scale.x = -1
    rest_on_floor(second)
    camera((0.05, 0, 0.95), 19.6, rise=12, shift_x=-0.19)
    shoot("hero-headlamps")


if __name__ == "__main__":
    main()
