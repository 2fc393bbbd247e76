import { expect, screen, spyOn, waitFor } from 'storybook/test';

import { selectProductAtom } from '@/atoms/view';
import { productDetailMessage } from '@/content/chatLinks';
import { ProductDetailView } from '@/views/ProductDetailView';

import preview from '../../.storybook/preview';
import { chatWith, makeProduct } from '../fixtures/catalog';
import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loaded } from '../fixtures/repositories/seeds';

const product = makeProduct();

/** The open part with everything below it, filled from the catalogue. */
const meta = preview.meta({
  component: ProductDetailView,
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    docs: ownFrame,
    atoms: [loaded(), [selectProductAtom, product]],
  },
});

/** The name takes the focus: a screen reader begins with it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile Satın Al' })).toHaveAttribute(
      'href',
      chatWith(productDetailMessage(product)),
    );
  },
});

const numbered = makeProduct({
  description: 'Orijinal kalite.\nParça no: 0986424797, 1K0 698 151',
});

/** Its part numbers stand in a line of their own, and can be copied (D34). */
export const Numbered = meta.story({
  parameters: { atoms: [loaded({ products: [numbered] }), [selectProductAtom, numbered]] },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await expect(canvas.getByText('Parça no')).toBeVisible();
    await expect(canvas.getByText('Orijinal kalite.')).toBeVisible();
    const copy = canvas.getByRole('button', { name: 'Parça numarasını kopyala' });
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith('0986424797, 1K0 698 151');
    await canvas.findByText('Kopyalandı.');
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(copy);
    await canvas.findByText(/^Tarayıcınız kopyalamadı/);
  },
});

/** The photograph opens alone, and the focus comes back to its button. */
export const Enlarged = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fotoğrafı büyüt' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Fotoğraf' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});
