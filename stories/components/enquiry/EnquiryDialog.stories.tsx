import { expect, fn, screen, within } from 'storybook/test';

import { EnquiryDialog } from '@/components/enquiry/EnquiryDialog';
import { enquiryText, FULL_ENQUIRY } from '@/content/enquiry/enquiryMessage';
import { enquiryItem, type ItemChange } from '@/domain/enquiry/enquiry';

import preview from '../../../.storybook/preview';
import { chatWith, longName, manyProducts } from '../../fixtures/catalog';
import { ownFrame } from '../../fixtures/docs';
import { largeTextOnPhone } from '../../fixtures/largeText';
import { noPhotograph, phoneOnly } from '../../fixtures/photographs';

const [first, second, third, ...others] = manyProducts(8).map(enquiryItem);
if (!first || !second || !third) throw new Error('There are eight products');

const items = [first, { ...second, name: longName, quantity: 4 }, third];

const changes = new Map<number, ItemChange>([
  [first.id, { kind: 'price', now: 2990 }],
  [second.id, { kind: 'soldOut' }],
  [third.id, { kind: 'deleted' }],
]);

const meta = preview.meta({
  component: EnquiryDialog,
  parameters: { docs: ownFrame, layout: 'fullscreen' },
  args: {
    isOpen: true,
    items,
    changes,
    chatHref: chatWith(enquiryText(items)),
    canRestore: false,
    car: undefined,
    onQuantity: fn(),
    onRemove: fn(),
    onClear: fn(),
    onRestore: fn(),
    onShare: fn(),
    onSave: fn(),
    onForget: fn(),
    onClose: fn(),
  },
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Sorulacak parçalar' }));

/** A changed price, a part that is sold out, and one that was deleted. */
export const Changed = meta.story({
  name: 'Sorulacak parçalar · changed',
  play: async ({ args, userEvent }) => {
    const chat = dialog().getByRole('link', { name: 'WhatsApp ile sor' });
    await expect(chat).toHaveAttribute('href', args.chatHref);
    await userEvent.click(dialog().getByRole('button', { name: 'Paylaş' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: `Kaldır: ${third.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(third.id);
    await expect(dialog().getByRole('heading', { name: 'Sorulacak parçalar' })).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: 'Hepsini sil' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Emptied = meta.story({
  args: { items: [], canRestore: true },
  parameters: { chromatic: phoneOnly },
  play: async ({ args, userEvent }) => {
    await expect(dialog().queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Geri al' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});

/** The list is full, and the browser refuses the clipboard, too. */
export const Refused = meta.story({
  args: {
    items: [...items, ...others],
    refusal: FULL_ENQUIRY,
    shared: { text: enquiryText(items) },
  },
  parameters: { chromatic: noPhotograph },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(FULL_ENQUIRY);
    await expect(dialog().getByRole('status')).toHaveTextContent('Metni seçip kopyalayın');
  },
});

export const LargeText = meta.story({ ...largeTextOnPhone });
