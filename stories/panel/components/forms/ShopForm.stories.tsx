import { expect, fn } from 'storybook/test';

import { shopFacts } from '@/content/shop/shopFacts';
import { ShopForm } from '@/panel/components/forms/ShopForm';
import { toDraft } from '@/panel/domain/drafts/itemDraft';

import preview from '../../../../.storybook/preview';
import { withDraftState } from '../../../fixtures/draftState';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { expectInvalid } from '../../../fixtures/play/expectations';

const saved = { savedAt: '2026-11-28T10:00:00Z', name: 'Yılmaz Oto', headline: 'Her parça burada' };

const meta = preview.meta({
  component: ShopForm,
  render: withDraftState(ShopForm),
  args: {
    open: 'identity' as const,
    onOpen: fn(),
    onClose: fn(),
    draft: toDraft('shop', shopFacts(saved)),
    onDraft: fn(),
    onSave: fn(),
  },
});

export const Identity = meta.story({ name: 'Mağaza formu · identity' });

/** The heading has the focus, and no group is open. */
export const Groups = meta.story({
  tags: ['test-only'],
  args: { open: undefined },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Mağaza' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Yasal bilgiler' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('legal');
    await userEvent.click(canvas.getByRole('button', { name: 'Geri' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Words = meta.story({ args: { open: 'words' } });

export const Controls = meta.story({
  args: { open: 'controls' },
  parameters: { chromatic: oneSize },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Arama ve menüler çalışsın' }));
    const changed = expect.objectContaining({ openControls: true });
    await expect(args.onDraft).toHaveBeenLastCalledWith(changed);
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Legal = meta.story({
  args: { open: 'legal' },
  parameters: { chromatic: oneSize },
});

/** A shop has a name, and the address of a page begins with https. */
export const NotAccepted = meta.story({
  tags: ['test-only'],
  args: { draft: toDraft('shop', { ...shopFacts(saved), name: '', instagram: 'yilmazoto' }) },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectInvalid('Mağaza adı', 'Instagram adresi');
  },
});
