import { expect, fn } from 'storybook/test';

import { SavedSnackbar } from '@/panel/components/snackbar/SavedSnackbar';

import preview from '../../../../.storybook/preview';
import { longName } from '../../../fixtures/catalog';
import { noPhotograph, onPhone } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';

const meta = preview.meta({
  component: SavedSnackbar,
  args: { name: 'Sol Ön Far', isKept: true, isAtTop: false, onHold: fn(), onShow: fn() },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
});

export const NewOnPhone = meta.story({ ...onPhone, args: { name: longName, onAddAnother: fn() } });

export const Changed = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kaydedildi: Sol Ön Far');
    await expect(canvas.queryByRole('button', { name: 'Bir tane daha' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Göster' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

/** The browser's storage is full, and the change has not been sent. */
export const NotKept = meta.story({
  args: { isKept: false },
  parameters: { chromatic: noPhotograph },
  play: says('status', /^Bu tarayıcıda saklanamadı/),
});
