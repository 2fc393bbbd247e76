import Box from '@mui/material/Box';

import { HeroContact } from '@/components/hero/HeroContact';

import preview from '../../../.storybook/preview';
import { links } from '../../fixtures/catalog';
import { wideOnly } from '../../fixtures/photographs';

const meta = preview.meta({
  component: HeroContact,
  parameters: { layout: 'fullscreen', chromatic: wideOnly },
  decorators: (Story) => (
    <Box sx={{ position: 'relative', height: '12rem', backgroundColor: 'surface.inkSoft' }}>
      <Story />
    </Box>
  ),
  args: links,
});

export const Default = meta.story();
