import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { StylesAhead } from '@/panel/components/StylesAhead';

import { noPhotograph } from '../../fixtures/photographs';

const SPACING = '0.0123em';

const meta = {
  component: StylesAhead,
  tags: ['!autodocs'],
  // It leaves nothing to see.
  render: (args) => (
    <>
      <StylesAhead {...args} />
      <Typography>Görünmez</Typography>
    </>
  ),
  args: { children: <Box sx={{ letterSpacing: SPACING }}>Geri al</Box> },
} satisfies Meta<typeof StylesAhead>;

export default meta;
type Story = StoryObj<typeof meta>;

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

/** Of what was drawn, only its rules are left. */
export const OnlyRulesStay: Story = {
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Geri al')).not.toBeInTheDocument());
    await expect(rules().some((rule) => rule.includes(SPACING))).toBe(true);
  },
};
