import { fn } from 'storybook/test';

import { PictureField } from '@/panel/components/form/picture/PictureField';
import { PictureContext } from '@/panel/components/form/picture/picturePreviews';

import preview from '../../../../../.storybook/preview';
import { brand } from '../../../../fixtures/catalog';
import { oneSize } from '../../../../fixtures/photographs';
import { shows } from '../../../../fixtures/play/expectations';

const OWN = `/pictures/${'0a'.repeat(32)}.webp`;

/** A picture by its address, or a photograph from the phone. */
const meta = preview.meta({
  component: PictureField,
  args: { label: 'Logo URL', kind: 'logo' as const, value: OWN, onChange: fn() },
  parameters: { chromatic: oneSize },
});

/** Shown before it is uploaded. */
export const Default = meta.story({
  render: (args) => (
    <PictureContext value={{ previews: new Map([[OWN, brand.logo]]) }}>
      <PictureField {...args} />
    </PictureContext>
  ),
  play: shows('Görsel hazır.'),
});
