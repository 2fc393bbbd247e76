import { expect, fn, waitFor } from 'storybook/test';

import { HeroSlide, type HeroSlideProps } from '@/components/hero/HeroSlide';
import type { Slide } from '@/domain/slide';

import preview from '../../../.storybook/preview';
import { brokenPicture, links, longName, makeSlide } from '../../fixtures/catalog';
import { slideControls, withSlide } from '../../fixtures/flatArgs/slide';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { noPhotograph, phoneOnly, wideOnly } from '../../fixtures/photographs';
import { ownersPictures } from '../../fixtures/pictures/ownersPictures';
import { onInkToTheEdge } from '../../fixtures/surfaces';
import { traderSlides } from '../../fixtures/trader/traderSlides';

const slide = makeSlide();

type Args = HeroSlideProps & Slide;

/**
 * - **Do** choose landscape pictures, at least 3 : 2: they fill their place, others stand whole in it.
 * - **Do** keep the title to a few words; it breaks, but it fills a phone.
 * - **Don’t** put words into the picture: they are cut off, and nobody hears them.
 */
const meta = preview.type<{ args: Args }>().meta({
  component: HeroSlide,
  parameters: { layout: 'fullscreen' },
  decorators: [onInkToTheEdge],
  argTypes: slideControls,
  args: {
    ...slide,
    slide,
    position: '1 / 3',
    chatHref: links.chatHref,
    isCurrent: true,
    isFirst: true,
    showsPicture: true,
    onPictureLoad: fn(),
    onShowProducts: fn(),
  },
  render: (args) => <HeroSlide {...withSlide(args)} />,
});

export const Default = meta.story({
  name: 'Slayt, kampanya',
  parameters: { chromatic: phoneOnly },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: '1 / 3' });
    await expect(group).toHaveAttribute('aria-roledescription', 'slayt');
    const chat = canvas.getByRole('link', { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute('href', links.chatHref);
    await waitFor(() => expect(args.onPictureLoad).toHaveBeenCalledOnce());
  },
});

/** The picture is not asked for before the slide is near. */
export const PictureNotAskedFor = meta.story({
  args: { showsPicture: false },
  parameters: { chromatic: phoneOnly },
});

/** An upright picture, or one of one part, stands whole beside or above the words. */
export const PortraitPicture = meta.story({ args: { image: ownersPictures.portrait } });

/** The words have a ground of their own on wide windows, which ends before the picture. */
export const WhitePicture = meta.story({
  args: { image: traderSlides[0]?.image ?? '' },
  parameters: { chromatic: wideOnly },
});

export const BrokenPicture = meta.story({
  args: { image: brokenPicture },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    const icons = canvasElement.querySelectorAll('svg:not(a svg)');
    await expect(icons).toHaveLength(0);
  },
});

export const LongTexts = meta.story({
  args: {
    image: '',
    title: longName,
    subtitle: longName,
    description: `${longName}. ${longName}.`,
    buttonText: 'Kampanyadaki bütün far ve stop gruplarını gör',
  },
  parameters: { chromatic: phoneOnly },
});

export const WithoutButtonText = meta.story({
  args: { buttonText: '' },
  parameters: { chromatic: phoneOnly },
});

export const AmberButton = meta.story({
  args: { buttonColor: 'bg-amber-600 hover:bg-amber-700' },
  parameters: { chromatic: phoneOnly },
});

/** The chat's button beside it has a line in place of the same green. */
export const GreenButton = meta.story({
  args: { buttonColor: 'bg-green-600 hover:bg-green-700' },
  parameters: { chromatic: phoneOnly },
});

export const ButtonsHovered = meta.story({
  parameters: { chromatic: phoneOnly, pseudo: { hover: ':is(a, button)' } },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { title: longWord, subtitle: longWord, description: longWord, buttonText: longWord },
});
