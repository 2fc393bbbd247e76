import { expect, within } from 'storybook/test';

import { FooterAbout } from '@/components/footer/FooterAbout';

import preview from '../../../.storybook/preview';
import { oneSize } from '../../fixtures/photographs';
import { onInk } from '../../fixtures/surfaces';

/** The shop in two sentences, and its social media. */
const meta = preview.meta({
  component: FooterAbout,
  decorators: [onInk],
  parameters: { chromatic: oneSize },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Sosyal medya' }));
    await expect(list.getByRole('link', { name: 'Instagram' })).toHaveAccessibleDescription(
      'Şu anda kullanılamıyor',
    );
  },
});

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: oneSize,
    pseudo: { hover: 'li:nth-of-type(1) a', focusVisible: 'li:nth-of-type(2) a' },
  },
});
