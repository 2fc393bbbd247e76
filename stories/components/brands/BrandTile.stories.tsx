import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';

import { BrandTile, type BrandTileProps } from '@/components/brands/BrandTile';
import type { Brand } from '@/domain/brand';

import preview from '../../../.storybook/preview';
import { brokenPicture, longName, makeBrand } from '../../fixtures/catalog';
import { brandControls, withBrand } from '../../fixtures/flatArgs/brand';
import { longWord, longWordFits } from '../../fixtures/longWord';
import { opened, presses } from '../../fixtures/openControls';
import { noPhotograph } from '../../fixtures/photographs';
import { staysUntranslated } from '../../fixtures/play/expectations';

const LOGOS = 'stories/fixtures/trader/pictures/logos';

const brand = makeBrand({ name: 'Çınar', logo: `${LOGOS}/koyu-kutu.webp` });

type Args = BrandTileProps & Brand;

const meta = preview.type<{ args: Args }>().meta({
  component: BrandTile,
  // How its states look is in docs/All states.
  parameters: { chromatic: noPhotograph, layout: 'centered' },
  decorators: (Story) => (
    <Box sx={{ width: 192, height: 112, backgroundColor: 'common.white' }}>
      <Story />
    </Box>
  ),
  argTypes: brandControls,
  args: { ...brand, brand },
  render: (args) => <BrandTile {...withBrand(args)} />,
});

export const Default = meta.story({ name: 'Marka, logo', play: staysUntranslated(brand.name) });

/** The whole tile is a button (D22). */
export const Open = meta.story({
  decorators: [opened()],
  parameters: { chromatic: noPhotograph },
  play: presses('link', brand.name),
});

export const LogoWithMargins = meta.story({
  args: { logo: `${LOGOS}/kare-bosluklu.webp`, name: longName },
});

export const BrokenLogo = meta.story({
  args: { logo: brokenPicture },
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByText(brand.name)).toBeVisible();
  },
});

export const LongNameWithoutLogo = meta.story({
  args: { name: longName, logo: '' },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: { name: longWord, logo: '' },
});
