import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect, waitFor } from 'storybook/test';

import { StylesAhead } from '@/panel/components/StylesAhead';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

const SPACING = '0.0123em';

const meta = preview.meta({
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
});

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

/** Of what was drawn, only its rules are left. */
export const OnlyRulesStay = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Geri al')).not.toBeInTheDocument());
    await expect(rules().some((rule) => rule.includes(SPACING))).toBe(true);
  },
});
