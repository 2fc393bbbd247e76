"""Taking the picture: render twice, take out the noise, save.

Options come after "--" on Blender's command line, see README.md.
"""
import argparse
import os
import sys
import tempfile

import bpy
import numpy as np

from denoise import box, clean

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MASTERS = os.environ.get("MASTERS", os.path.join(REPOSITORY, ".local/renders"))
BLOOM = 0.05


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--samples", type=int, default=128)
    parser.add_argument("--percent", type=int, default=100)
    parser.add_argument("--name")
    parser.add_argument("--raw", action="store_true")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])


def store_passes(folder):
    """Have the compositor write picture, albedo and normals as EXR files."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for slot, socket in (("picture", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(slot)
        links.new(layers.outputs[socket], files.inputs[slot])


def read_pass(folder, slot):
    image = bpy.data.images.load(os.path.join(folder, slot + "0001.exr"))
    pixels = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(pixels)
    width, height = image.size
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[..., :3]


def bloom(picture):
    """A little light spilling round lamps and sparks, as lenses do."""
    spill = np.clip(picture - 1.2, 0, 6)
    for radius in (3, 9, 27):
        spread = box(box(spill, radius), radius)
        picture = picture + BLOOM * spread
    return picture


def develop(picture, path):
    """Save linear light through the film look of the scene."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path)


def shoot(name):
    wish = options()
    scene = bpy.context.scene
    scene.cycles.samples = max(wish.samples // 2, 1)
    scene.render.resolution_percentage = wish.percent
    with tempfile.TemporaryDirectory() as folder:
        store_passes(folder)
        passes = []
        for seed in (1, 2):
            scene.cycles.seed = seed
            bpy.ops.render.render()
            passes.append([read_pass(folder, slot) for slot in ("picture", "albedo", "normal")])
        (first, second), albedos, normals = zip(*passes)
        picture = (first + second) / 2 if wish.raw else clean(first, second, sum(albedos) / 2, sum(normals) / 2)
    develop(bloom(picture) if scene.get("dark") else picture, os.path.join(MASTERS, (wish.name or name) + ".png"))
