import { expect, fn } from 'storybook/test';

import { SaveStateLine } from '@/panel/components/SaveStateLine';

import preview from '../../../.storybook/preview';
import { oneSize, phoneOnly } from '../../fixtures/photographs';
import { says } from '../../fixtures/play/expectations';

const meta = preview.meta({
  component: SaveStateLine,
  args: { waiting: 0, refused: 0, onRetry: fn() },
  parameters: { chromatic: oneSize },
});

export const Saved = meta.story({
  play: says('status', 'Tüm değişiklikler kaydedildi'),
});

export const Refused = meta.story({
  args: { refused: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
    canvas.getByRole('status').blur();
  },
});

export const FormTyped = meta.story({
  args: { isTyped: true },
  play: says('status', 'Bu form henüz kaydedilmedi'),
});

export const ListsNotRead = meta.story({ args: { isUnread: true } });

export const PasswordChanged = meta.story({ args: { waiting: 3, reason: 'password' } });

export const LongOnPhone = meta.story({
  args: { waiting: 12, refused: 2, reason: 'picturesFull' },
  parameters: { chromatic: phoneOnly },
});
