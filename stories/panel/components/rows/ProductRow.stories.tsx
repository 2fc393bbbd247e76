import { expect, fn, waitFor } from 'storybook/test';

import { ProductRow } from '@/panel/components/rows/ProductRow';

import preview from '../../../../.storybook/preview';
import { longName, product, withoutDiscount } from '../../../fixtures/catalog';
import { longWord, longWordFits } from '../../../fixtures/longWord';
import { highContrast, noPhotograph, onPhone, phoneOnly } from '../../../fixtures/photographs';

const meta = preview.meta({
  component: ProductRow,
  args: { item: product, onEdit: fn(), onCopy: fn(), onChange: fn(), onDelete: fn() },
});

const words = (label: string) => ({ name: `${label}: ${product.name}` });

export const Default = meta.story({ name: 'Satır', parameters: { chromatic: phoneOnly } });

export const Pressed = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Düzenle: ${product.name}` }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(product.id);
    await userEvent.click(canvas.getByRole('button', { name: `Kopyala: ${product.name}` }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(product.id);
    await userEvent.click(canvas.getByRole('switch', { name: `Stokta: ${product.name}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith(product.id, { inStock: false });
    // The discount was computed from both prices, and is computed again.
    await userEvent.click(canvas.getByRole('button', { name: /^Fiyatı değiştir: Debriyaj/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('2720{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(product.id, { price: 2720, discount: 20 });
    await userEvent.click(canvas.getByRole('button', { name: `Sil: ${product.name}` }));
    await expect(args.onDelete).toHaveBeenLastCalledWith(product.id);
  },
});

/** Each part has an address of its own, with open controls. */
export const WithLink = meta.story({
  args: { onCopyLink: fn() },
  parameters: { chromatic: noPhotograph },
});

export const LinkPressed = meta.story({
  tags: ['test-only'],
  args: { onCopyLink: fn() },
  parameters: { chromatic: noPhotograph },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', words('Bağlantıyı kopyala')));
    await expect(args.onCopyLink).toHaveBeenLastCalledWith(product.id);
  },
});

export const LinkOnPhone = meta.story({
  ...onPhone,
  args: { onCopyLink: fn() },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByText('Düzenle', { selector: 'strong' });
    const right = () => Math.round(last.getBoundingClientRect().right - window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: /^Diğer işlemler/ }));
    await waitFor(() => expect(right()).toBeLessThanOrEqual(0));
  },
});

export const LongTexts = meta.story({
  ...onPhone,
  args: { item: { ...product, name: longName } },
});

/** The row's button shows what is rarer beside it, and hides it again. Everything else is in at most 88 px. */
export const OpenedOnPhone = meta.story({
  ...onPhone,
  args: { item: { ...product, name: longName, price: 1_234_567.5, inStock: false } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('heading').parentElement;
    const edit = canvas.getByText('Düzenle', { selector: 'strong' });
    const right = () => Math.round(edit.getBoundingClientRect().right - window.innerWidth);
    await expect(row?.offsetHeight).toBeLessThanOrEqual(88);
    await expect(canvas.getByText('567').getBoundingClientRect().height).toBeLessThan(40);
    const more = canvas.getByRole('button', { name: `Diğer işlemler: ${longName}` });
    await expect(right()).toBeGreaterThan(0);
    await userEvent.click(more);
    await waitFor(() => expect(right()).toBeLessThanOrEqual(0));
    await userEvent.click(more);
    await waitFor(() => expect(row?.scrollLeft).toBe(0));
    await userEvent.click(more);
    await waitFor(() => expect(right()).toBeLessThanOrEqual(0));
  },
});

/** Its change was refused. */
export const Refused = meta.story({
  args: { refused: { reason: 'picturePolicy', onRetry: fn() } },
  parameters: { chromatic: phoneOnly },
});

export const WithoutPicture = meta.story({
  args: { item: { ...product, image: '' } },
  parameters: { chromatic: noPhotograph },
});

export const HighContrast = meta.story({ ...highContrast });

export const WithoutDiscount = meta.story({
  args: { item: { ...withoutDiscount(product), price: 0.5 } },
  parameters: { chromatic: noPhotograph },
});

export const LongWord = meta.story({
  ...longWordFits,
  tags: ['test-only'],
  args: {
    item: {
      ...product,
      name: longWord,
      brand: longWord,
      category: longWord,
      price: 1_234_567.89,
      originalPrice: 1_400_000.5,
    },
  },
});
