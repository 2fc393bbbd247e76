import { expect, fn, screen } from 'storybook/test';

import { KeysDialog } from '@/panel/components/menu/KeysDialog';

import preview from '../../../../.storybook/preview';
import { ownFrame } from '../../../fixtures/docs';
import { oneSize } from '../../../fixtures/photographs';

/** The keys that do something in the panel. */
const meta = preview.meta({
  component: KeysDialog,
  parameters: { docs: ownFrame, chromatic: oneSize },
  args: { onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/çalışmazlar/);
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
