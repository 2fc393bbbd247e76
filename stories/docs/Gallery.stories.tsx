import { expect } from 'storybook/test';

import preview from '../../.storybook/preview';
import { noPhotograph } from '../fixtures/photographs';
import { quietConsole } from '../fixtures/play/failing';
import { Gallery } from './gallery/Gallery';
import { galleryItems } from './gallery/galleryItems';

const meta = preview.meta({
  title: 'docs/Gallery',
  component: Gallery,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    // The components' own stories are checked. Here, landmarks and ids of many components meet on one page.
    a11y: { test: 'off' },
  },
});

/** The main story of each component. Its name leads to all of its stories. */
export const EveryComponent = meta.story({
  // What ErrorBoundary shows has failed on purpose.
  beforeEach: quietConsole,
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll<HTMLElement>('[data-component]')];
    const filled = items.filter((item) => item.querySelector('div > *') !== null);
    await expect(filled).toHaveLength(galleryItems.length);
  },
});
