import { expect, screen, waitFor, within } from 'storybook/test';

import type { Conflict } from '@/panel/domain/conflict';
import { ConflictView } from '@/panel/views/conflict/ConflictView';

import preview from '../../../../.storybook/preview';
import { brand, contact, product, slide } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

function withConflicts(...conflicts: Conflict[]) {
  return { atoms: loggedInAtoms(undefined, { conflicts }), chromatic: noPhotograph };
}

const { originalPrice: _, ...fullPrice } = product;

const meta = preview.meta({
  component: ConflictView,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

async function expectFields(expected: Record<string, [mine: string, theirs: string]>) {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  const fields = within(screen.getByRole('dialog')).getAllByRole('region');
  await expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(
    Object.keys(expected),
  );
  await expect(
    fields.map((field) =>
      within(field)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(Object.values(expected));
}

export const Product = meta.story({
  parameters: withConflicts({
    id: 'a',
    table: 'products',
    mine: { ...fullPrice, price: 2700.5, discount: 5, inStock: false },
    theirs: product,
  }),
  play: async () => {
    await expectFields({
      Fiyat: ['2700,50 TL', '2850 TL'],
      'Orijinal Fiyat': ['(boş)', '3400 TL'],
      İndirim: ['%5', '%16'],
      Stokta: ['Hayır', 'Evet'],
    });
  },
});

export const Brand = meta.story({
  parameters: withConflicts({
    id: 'a',
    table: 'brands',
    mine: { ...brand, logo: '' },
    theirs: { ...brand, logo: 'images/brands/mann.svg' },
  }),
  play: async () => expectFields({ 'Logo URL': ['(boş)', 'images/brands/mann.svg'] }),
});

export const Slide = meta.story({
  parameters: withConflicts({
    id: 'a',
    table: 'slides',
    mine: { ...slide, buttonText: 'İncele', buttonColor: 'bg-blue-600 hover:bg-blue-700' },
    theirs: { ...slide, buttonText: 'Gör', buttonColor: 'bg-pink-600' },
  }),
  play: async () =>
    expectFields({ 'Buton Metni': ['İncele', 'Gör'], 'Buton Rengi': ['Mavi', 'bg-pink-600'] }),
});

export const ContactThenDeletedBrand = meta.story({
  parameters: withConflicts(
    { id: 'a', table: 'contact', mine: { ...contact, phone: '0312 1234567' }, theirs: contact },
    { id: 'b', table: 'brands', mine: { ...brand, name: 'VALEO' }, theirs: undefined },
  ),
  play: async ({ userEvent }) => {
    await expectFields({ Telefon: ['0312 1234567', contact.phone] });
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/İletişim bilgileri/);
    await userEvent.click(screen.getByRole('button', { name: 'Ötekini koru' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/“VALEO” silinmiş/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden ekle' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
