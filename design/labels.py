"""Printed labels: drawn with Pillow, laid on sheets with a UV map."""
import math
import os
import tempfile

import bpy
from PIL import Image, ImageDraw, ImageFont

import materials

FONTS = ("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Black.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
SHOP = "ÖRNEK OTO"
PAPER, BLACK, RED, GOLD = (240, 237, 229), (17, 17, 18), (196, 22, 28), (214, 150, 40)


def font(size):
    for path in FONTS:
        if os.path.exists(path):
            return ImageFont.truetype(path, size)
    raise FileNotFoundError("no font for the labels, see FONTS")


def write(draw, x, y, text, size, colour, anchor="mm"):
    draw.text((x, y), text, font=font(size), fill=colour, anchor=anchor)


def as_image(picture, name):
    path = os.path.join(tempfile.mkdtemp(), name + ".png")
    picture.save(path)
    image = bpy.data.images.load(path)
    image.pack()
    return image


def filter_label(name):
    """Three repeats round the can, so one always faces the camera."""
    width, height = 1000, 1300
    one = Image.new("RGB", (width, height), BLACK)
    draw = ImageDraw.Draw(one)
    draw.rectangle((0, 0, width, 150), fill=RED)
    write(draw, width / 2, 75, "YAĞ FİLTRESİ", 84, PAPER)
    draw.ellipse((width / 2 - 190, 250, width / 2 + 190, 630), outline=PAPER, width=26)
    drop(draw, width / 2, 440, 115, RED)
    write(draw, width / 2, 770, name, 122, PAPER)
    draw.rectangle((120, 870, width - 120, 880), fill=RED)
    write(draw, width / 2, 960, "ÖF 7120", 100, PAPER)
    write(draw, width / 2, 1085, "M20 × 1,5", 70, (150, 148, 142))
    draw.rectangle((0, height - 90, width, height), fill=PAPER)
    picture = Image.new("RGB", (width * 3, height))
    for i in range(3):
        picture.paste(one, (i * width, 0))
    return as_image(picture, "filter")


def drop(draw, x, y, size, colour):
    draw.ellipse((x - size * 0.62, y - size * 0.15, x + size * 0.62, y + size * 1.09), fill=colour)
    draw.polygon([(x, y - size * 1.15), (x - size * 0.56, y + size * 0.2), (x + size * 0.56, y + size * 0.2)], fill=colour)


def oil_label(grade, paper=BLACK, ink=PAPER, volume="5 L"):
    width, height = 1000, 1250
    picture = Image.new("RGB", (width, height), paper)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width, 40), fill=RED)
    write(draw, width / 2, 150, SHOP, 120, ink)
    write(draw, width / 2, 260, "TAM SENTETİK MOTOR YAĞI", 54, GOLD)
    drop(draw, width / 2, 500, 165, GOLD)
    draw.ellipse((width / 2 - 55, 560, width / 2 - 5, 640), fill=(244, 204, 120))
    write(draw, width / 2, 860, grade, 240, ink)
    draw.rectangle((90, 1010, width - 90, 1018), fill=RED)
    write(draw, 90, 1110, volume, 130, ink, "lm")
    write(draw, width - 90, 1110, "BENZİN · DİZEL", 62, GOLD, "rm")
    return as_image(picture, "oil" + grade)


def printed(image, roughness=0.3):
    """A label: an image on the UV map."""
    material = materials.principled("printed", (1, 1, 1), roughness=roughness, clearcoat=0.3)
    picture = materials.node(material, "ShaderNodeTexImage", image=image, extension="EXTEND")
    material.node_tree.links.new(picture.outputs["Color"], materials.shader_of(material).inputs["Base Color"])
    return material


def sheet(name, rows, image, roughness=0.3):
    """A label from two rows of points, low and high, left to right."""
    low, high = rows
    count = len(low)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(low + high, [], [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)])
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        i = loop.vertex_index
        layer.data[loop.index].uv = (i % count / (count - 1), i // count)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(printed(image, roughness))
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    return obj


def wrap(name, radius, low, high, image, half_angle=math.pi, steps=128):
    """A label round a can, its middle towards -Y."""
    angles = [-math.pi / 2 - half_angle + 2 * half_angle * i / steps for i in range(steps + 1)]
    return sheet(name, [[(radius * math.cos(a), radius * math.sin(a), z) for a in angles] for z in (low, high)], image)


def flat(name, width, height, image, roughness=0.3):
    """A label in the XZ plane, facing -Y, centred."""
    w, h = width / 2, height / 2
    return sheet(name, [[(-w, 0, -h), (w, 0, -h)], [(-w, 0, h), (w, 0, h)]], image, roughness)
