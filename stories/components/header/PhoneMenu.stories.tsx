import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';

import { PhoneMenu } from '@/components/header/PhoneMenu';

import preview from '../../../.storybook/preview';
import { longWordFits } from '../../fixtures/longWord';
import { manyCategories, ofOwnShop } from '../../fixtures/ownShop';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';
import { phone } from '../../fixtures/viewports';

/** The main menu of narrow windows, behind its button. */
const meta = preview.meta({
  component: PhoneMenu,
  globals: phone,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen', chromatic: phoneOnly },
  // It stands below the header. It hides itself in wide windows, and a docs page is one.
  decorators: (Story) => (
    <Box sx={{ pb: '22rem' }}>
      <Box sx={{ position: 'relative', '& > *': { display: 'block' } }}>
        <Story />
      </Box>
    </Box>
  ),
});

/** The last two entries of the wide menu are missing here. */
export const Default = meta.story({ name: 'Telefon menüsü' });

export const LongWord = meta.story({ decorators: [ofOwnShop(manyCategories)], ...longWordFits });

export const PointerAndFocus = meta.story({
  parameters: {
    chromatic: phoneOnly,
    pseudo: { hover: 'li:nth-of-type(2) a', focusVisible: 'li:nth-of-type(4) a' },
  },
});

export const FewCategories = meta.story({
  decorators: [ofOwnShop(manyCategories.slice(0, 2))],
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Kampanyalar')).toBeNull();
  },
});
