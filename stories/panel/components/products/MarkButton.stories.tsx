import { expect, fn } from 'storybook/test';

import { MarkButton } from '@/panel/components/products/MarkButton';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: MarkButton,
  args: { takesFocus: false, onClick: fn() },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story();

export const Focused = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seç' })).toHaveFocus();
  },
});
