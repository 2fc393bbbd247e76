import { expect, fn } from 'storybook/test';

import { BrandRow } from '@/panel/components/rows/BrandRow';

import preview from '../../../../.storybook/preview';
import { brand, brokenPicture, longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BrandRow,
  args: { item: brand, partCount: 12, onEdit: fn(), onDelete: fn() },
});

export const Default = meta.story();

export const Unused = meta.story({
  args: { partCount: 0 },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ürün/)).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({
  ...onPhone,
  args: { item: { ...brand, name: longName } },
});

export const Refused = meta.story({
  args: { refused: { reason: 'noBucket', onRetry: fn() } },
  parameters: { chromatic: oneSize },
});

export const BrokenPicture = meta.story({
  args: { item: { ...brand, logo: brokenPicture } },
  parameters: { chromatic: noPhotograph },
});
