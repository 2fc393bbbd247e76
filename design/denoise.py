"""A small noise filter: two half renders, albedo and normals guide the mean.

Non-local means after Rousselle and others, 2012, in plain numpy. It replaces
Open Image Denoise, which some builds of Blender lack.
"""
import numpy as np

RADIUS = 5
PATCH = 2
STRENGTH = 0.8
ALBEDO_WIDTH, NORMAL_WIDTH = 0.06, 0.1


def box(values, radius):
    """Mean over a square window."""
    for axis in (0, 1):
        pad = [(0, 0)] * values.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype=np.float64)
        upper = np.take(total, range(2 * radius + 1, total.shape[axis]), axis=axis)
        lower = np.take(total, range(0, total.shape[axis] - 2 * radius - 1), axis=axis)
        values = ((upper - lower) / (2 * radius + 1)).astype(np.float32)
    return values


def shifted(values, dy, dx):
    return np.roll(values, (-dy, -dx), axis=(0, 1))


def without_sparks(values, other):
    """Cap lone bright pixels that the other render does not know."""
    known = other
    for axis in (0, 1):
        known = np.maximum(known, np.maximum(np.roll(known, 1, axis), np.roll(known, -1, axis)))
    return np.minimum(values, 1.5 * known + 0.02)


def squash(colour):
    return np.log1p(6.0 * np.maximum(colour, 0))


def expand(colour):
    return np.expm1(colour) / 6.0


def clean(first, second, albedo, normal):
    """Filter the mean of two renders of one view (height, width, 3)."""
    one, two = squash(without_sparks(first, second)), squash(without_sparks(second, first))
    mean = (one + two) / 2
    doubt = box(((one - two) ** 2 / 4).mean(axis=2), 4) + 1e-6
    grey = mean @ np.array([0.3, 0.5, 0.2], dtype=np.float32)
    guides = np.dstack([albedo / ALBEDO_WIDTH, normal / NORMAL_WIDTH]).astype(np.float32)
    total = np.zeros_like(mean)
    weights = np.zeros(grey.shape, dtype=np.float32)
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            other = shifted(doubt, dy, dx)
            apart = (grey - shifted(grey, dy, dx)) ** 2 - (doubt + np.minimum(doubt, other))
            apart = box(apart / (STRENGTH ** 2 * (doubt + other)), PATCH)
            differ = ((guides - shifted(guides, dy, dx)) ** 2).sum(axis=2)
            weight = np.exp(-np.maximum(apart, 0) - differ)
            total += weight[..., None] * shifted(mean, dy, dx)
            weights += weight
    return expand(total / weights[..., None])
