import { expect } from 'storybook/test';

import { Logo } from '@/components/shared/Logo';
import { preparePicture } from '@/panel/data/pictures/preparePicture';

import preview from '../../.storybook/preview';
import { noPhotograph } from '../fixtures/photographs';

/** What the panel draws of a logo that the owner chooses (D49). */
const meta = preview.meta({
  component: Logo,
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
});

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Rgba = [0, 0, 0, 0];
const WHITE: Rgba = [255, 255, 255, 255];
const INK: Rgba = [21, 24, 27, 255];

/** A file of 600 x 300 px: a mark of one colour in the middle, on nothing or on a ground. */
async function logoFile(mark: string, ground?: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = ground ?? 'transparent';
  context.fillRect(0, 0, 600, 300);
  context.fillStyle = mark;
  context.fillRect(150, 75, 300, 150);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? new Blob()));
  });
}

/** The size of a picture, and the colour at its corner. */
async function lookAt(content: ArrayBuffer, type: string) {
  const { width, height, ...bitmap } = await drawn(new Blob([content], { type }));
  return { type, size: `${width} x ${height}`, corner: bitmap.corner };
}

async function drawn(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  );
  context?.drawImage(bitmap, 0, 0);
  return { width, height, corner: [...(context?.getImageData(1, 1, 1, 1).data ?? [])] };
}

async function prepare(mark: string, ground?: string) {
  const logo = await preparePicture(await logoFile(mark, ground), 'shop');
  if (typeof logo === 'string') throw new Error(logo);
  const copies = (logo.copies ?? []).map(
    async ({ end, content, type }) => [end, await lookAt(content, type)] as const,
  );
  const full = await lookAt(logo.full, logo.type);
  return { name: logo.name, full, ...Object.fromEntries(await Promise.all(copies)) };
}

const png = (size: string, corner: Rgba) => ({ type: 'image/png', size, corner });
const jpeg = (corner: Rgba) => ({ type: 'image/jpeg', size: '1200 x 630', corner });

export const Dark = meta.story({
  play: async () => {
    await expect(await prepare('#00008b')).toEqual({
      name: expect.stringMatching(/^[\da-f]{64}\.png$/),
      full: png('256 x 128', CLEAR),
      '-dark.png': png('256 x 128', WHITE),
      '-180.png': png('180 x 180', WHITE),
      '-192.png': png('192 x 192', CLEAR),
      '-512.png': png('512 x 512', CLEAR),
      '-maskable.png': png('512 x 512', WHITE),
      '-share.jpg': jpeg(WHITE),
    });
  },
});

export const White = meta.story({
  play: async () => {
    await expect(await prepare('#fff')).toMatchObject({
      full: png('256 x 128', INK),
      '-dark.png': png('256 x 128', CLEAR),
      '-180.png': png('180 x 180', INK),
      '-share.jpg': {
        corner: [expect.closeTo(21, -1), expect.closeTo(24, -1), expect.closeTo(27, -1), 255],
      },
    });
  },
});

/** A colour that can be read on both grounds. */
export const Orange = meta.story({
  play: async () => {
    await expect(await prepare('#ff8c00')).toMatchObject({
      full: png('256 x 128', CLEAR),
      '-dark.png': png('256 x 128', CLEAR),
    });
  },
});

/** Its own ground goes on in the icons. */
export const WithGround = meta.story({
  play: async () => {
    const yellow: Rgba = [255, 255, 0, 255];
    await expect(await prepare('#000', '#ff0')).toMatchObject({
      full: png('256 x 128', yellow),
      '-dark.png': png('256 x 128', yellow),
      '-192.png': png('192 x 192', yellow),
      '-maskable.png': png('512 x 512', yellow),
    });
  },
});
