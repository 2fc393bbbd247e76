import { BrandPreview } from '@/panel/components/preview/BrandPreview';

import preview from '../../../../.storybook/preview';
import { brand } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';

/** The brand’s tile, as visitors will see it. */
const meta = preview.meta({
  component: BrandPreview,
  args: { draft: brand },
  parameters: { chromatic: noPhotograph },
});

export const Default = meta.story({
  play: shows(brand.name),
});
