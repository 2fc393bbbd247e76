import { expect, fn } from 'storybook/test';

import { PriceField } from '@/panel/components/form/PriceField';

import preview from '../../../../.storybook/preview';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { describes } from '../../../fixtures/play/expectations';

/** A price as people type it, with what the shop will show below it (D15). */
const meta = preview.meta({
  component: PriceField,
  args: { label: 'Fiyat (TL)', value: '2.850,50', required: true, onChange: fn() },
  parameters: { chromatic: oneSize },
});

export const Typed = meta.story({
  name: 'Fiyat alanı · typed',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Fiyat (TL)' });
    await expect(field).toHaveAccessibleDescription('Mağazada: 2850,50 TL');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
});

export const Empty = meta.story({ args: { value: '' } });

export const NotAPrice = meta.story({ args: { value: 'teklif alınız' } });

/** A price on request (D27). */
export const Zero = meta.story({
  tags: ['test-only'],
  args: { value: '0', zero: 'Mağazada: Fiyat sorun' },
  parameters: { chromatic: noPhotograph },
  play: describes('Fiyat (TL)', 'Mağazada: Fiyat sorun'),
});
