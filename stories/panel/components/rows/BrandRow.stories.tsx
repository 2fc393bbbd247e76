import { fn } from 'storybook/test';

import { BrandRow } from '@/panel/components/rows/BrandRow';

import preview from '../../../../.storybook/preview';
import { brand, longName } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { onPhone, oneSize, phoneOnly } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: BrandRow,
  args: { item: brand, productCount: 12, onEdit: fn(), onDelete: fn() },
});

export const Default = meta.story({ parameters: { chromatic: phoneOnly } });

export const LongName = meta.story({
  ...onPhone,
  args: { item: { ...brand, name: longName } },
});

export const HalfFilled = meta.story({ ...onPhone, args: { isHalfFilled: true } });

export const Refused = meta.story({
  args: { refused: { reason: 'noBucket', onRetry: fn() } },
  parameters: { chromatic: oneSize },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { item: { ...brand, name: longWord } },
});
