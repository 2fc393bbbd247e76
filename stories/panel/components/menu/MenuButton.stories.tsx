import { expect, fn, screen, waitFor } from 'storybook/test';

import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

import preview from '../../../../.storybook/preview';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: MenuButton,
  // A padding that came after the menu had opened would move the button away from it.
  parameters: { layout: 'fullscreen', docs: ownFrame, chromatic: oneSize },
  args: {
    label: 'Diğer',
    path: PANEL_ICONS.more,
    entries: [
      { label: 'Yedek al', path: PANEL_ICONS.download, onPress: fn() },
      { label: 'Yedekten yükle', path: PANEL_ICONS.upload, onPress: fn() },
    ],
  },
});

/** The menu by the keyboard; after Escape, a press outside and a choice the focus is on the button again. */
export const Default = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Diğer', expanded: false });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    };
    await userEvent.click(button);
    await expect(screen.getByRole('menuitem', { name: 'Yedek al' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body);
    await isClosed();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await isClosed();
    await expect(args.entries[1]?.onPress).toHaveBeenCalledOnce();
    await expect(args.entries[0]?.onPress).not.toHaveBeenCalled();
  },
});

export const Choice = meta.story({
  args: {
    label: 'Sırala',
    path: PANEL_ICONS.sort,
    isOutlined: true,
    entries: ['En yeni', 'Ada göre', 'Önce ucuz'].map((label) => ({
      label,
      isChosen: label === 'Ada göre',
      onPress: fn(),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sırala' }));
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus();
  },
});
