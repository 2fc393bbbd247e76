import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { AdminDialog } from '@/panel/components/AdminDialog';

import preview from '../../../.storybook/preview';
import { longName } from '../../fixtures/catalog';
import { onPhone } from '../../fixtures/photographs';

/**
 * - **Do** put the button that does what the title says first, and one that changes nothing last.
 * - **Don’t** leave out `onClose` where the owner may put the decision off.
 */
const meta = preview.meta({
  component: AdminDialog,
  args: {
    title: 'Silinenler',
    width: 28,
    actions: (
      <Button color="primary" variant="contained" size="large">
        Geri al
      </Button>
    ),
    closeLabel: 'Vazgeç',
    children: <Typography>Bu sayfayı açtığınızdan beri sildikleriniz.</Typography>,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Silinenler' })).toHaveFocus());
    await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The buttons stay in sight, however long the content is. */
export const LongContent = meta.story({
  ...onPhone,
  args: {
    title: longName,
    children: Array.from({ length: 6 }, (_, line) => (
      <Typography key={line}>{longName}</Typography>
    )),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vazgeç' })).toBeVisible());
    const { bottom } = screen.getByRole('button', { name: 'Vazgeç' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
