import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';

import { Picture } from '@/components/shared/Picture';
import { sampleCategoryNames } from '@/content/categories';
import { drawingOf } from '@/content/categories';

import preview from '../../../.storybook/preview';
import { brokenPicture, makeProduct, makeSlide } from '../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../fixtures/photographs';
import { ownersPictures } from '../../fixtures/pictures/ownersPictures';
import { cardWide } from '../../fixtures/surfaces';
import { photo } from '../../fixtures/trader/traderProducts';

const { image, name } = makeProduct();

/**
 * A photograph in two formats and several sizes, or the drawing that stands in for it.
 *
 * - **Do** give the `ratio` that the place has: the frame keeps it, and nothing moves when the picture comes.
 * - **Do** leave `alt` empty where the words beside it say the same.
 * - **Don’t** mark more than one picture of a screen with `isFirst`.
 * - **Don’t** choose how a photograph fits its frame: it is never cut (D25), and a slide only where it is landscape.
 */
const meta = preview.meta({
  component: Picture,
  parameters: { chromatic: oneSize, layout: 'centered' },
  decorators: [cardWide],
  args: { src: image, alt: name, ratio: 4 / 3, width: 400, onLoad: fn() },
});

/** A picture of ours comes as one of its copies: the one that fits, or a larger one that is here already. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
    const picture = canvas.getByRole<HTMLImageElement>('img', { name });
    await expect(picture.currentSrc).toMatch(/-\d+\.avif$/);
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
});

/** An owner's picture is a single address, of any shape: it is never cut (D25). */
export const Portrait = meta.story({ args: { src: ownersPictures.portrait } });

export const VeryWide = meta.story({ args: { src: photo('askirot-genis') } });

export const WhiteGround = meta.story({ args: { src: photo('disk-beyaz') } });

export const DarkGround = meta.story({ args: { src: photo('aku-kare') } });

/** As wide as its frame, or nearly so: it fills the frame. */
export const Huge = meta.story({ args: { src: photo('disk-buyuk') } });

/** A place that cuts nothing, whatever the shape. */
export const AlwaysWhole = meta.story({ args: { fit: 'contain', ratio: 16 / 10 } });

export const Tiny = meta.story({ args: { src: ownersPictures.tiny } });

export const Transparent = meta.story({ args: { src: ownersPictures.transparent } });

export const FirstOnThePage = meta.story({
  args: { src: makeSlide().image, ratio: 16 / 10, isFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name })).not.toHaveAttribute('loading');
  },
});

export const WithoutPicture = meta.story({
  args: { src: '' },
});

/** What stands for a part without a photograph, by category; last the box for all other categories. */
export const Drawings = meta.story({
  decorators: [],
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 16rem)', gap: 1 }}>
      {[...sampleCategoryNames, 'Debriyaj'].map((category) => (
        <Picture
          key={category}
          src=""
          standIn={drawingOf(category)}
          alt=""
          ratio={4 / 3}
          width={256}
        />
      ))}
    </Box>
  ),
});

/** The stand-in takes the place of a picture that is missing or cannot be loaded, and says so. */
export const StandIn = meta.story({
  args: { src: brokenPicture, standIn: drawingOf('Fren') },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas }) => {
    const drawing = await canvas.findByRole('img', { name: `${name}, görsel yok` });
    await expect(drawing).toHaveAttribute('src', 'images/drawings/fren.svg');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
  },
});

/** Neither the picture nor its stand-in can be loaded. */
export const BrokenPicture = meta.story({
  args: { src: brokenPicture, standIn: `${brokenPicture}?` },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(`${name}, görsel yok`)).toBeVisible();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
});
