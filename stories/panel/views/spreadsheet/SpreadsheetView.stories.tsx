import { useSetAtom } from 'jotai';
import { expect, screen, waitFor } from 'storybook/test';

import { changeProductAtom } from '@/panel/atoms/catalogActions';
import { workbook } from '@/panel/data/testing/workbook';
import { SpreadsheetView } from '@/panel/views/spreadsheet/SpreadsheetView';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { ownFrame } from '../../../fixtures/docs';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const csv = new File([`Ürün;Fiyat\n${product.name};2.900`], 'liste.csv');
const lines = [
  ['Raf', 'Ne', 'Fiyat'],
  [1, product.name, 2900.5],
];
const excel = new File([workbook(lines)], 'liste.xlsx');

/** The way of a product list from its file to the shop. */
const meta = preview.meta({
  component: SpreadsheetView,
  parameters: {
    chromatic: noPhotograph,
    layout: 'fullscreen',
    docs: ownFrame,
    atoms: loggedInAtoms(),
  },
});

function counts() {
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

export const ColumnsCorrected = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Listeden ekle', { selector: 'input' }), excel);
    await userEvent.selectOptions(await screen.findByLabelText('Ne'), 'Ürün Adı');
    await waitFor(() => expect(counts()).toEqual(['0', '1', '0', '0']));
    await userEvent.selectOptions(screen.getByLabelText('Raf'), 'Ürün Adı');
    await expect(screen.getByLabelText('Ne')).toHaveValue('-');
  },
});

const since = new Date(2026, 10, 12).toISOString();
const discounts = new File([`Ürün;Fiyat;Orijinal Fiyat\n${product.name};2.000;9.900`], 'liste.csv');

/** An original price of the list is above the lowest one of the last ten days. */
export const OldPriceTooHigh = meta.story({
  tags: ['test-only'],
  parameters: {
    atoms: loggedInAtoms(catalog, {
      history: {
        lowestPrices: async ({ changing }) =>
          changing.map((id) => ({ id, earliest: since, price: 2650, since })),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Listeden ekle', { selector: 'input' }),
      discounts,
    );
    await expect(await screen.findByText(/^1 üründe orijinal fiyat/)).toBeVisible();
  },
});

function OtherChange() {
  const change = useSetAtom(changeProductAtom);
  return <button onClick={() => change(product.id, { price: 1 })}>Başka değişiklik</button>;
}

/** A change that ends while the list is looked at is not taken for the list's own. */
export const OtherChangeEnds = meta.story({
  tags: ['test-only'],
  render: () => (
    <>
      <SpreadsheetView />
      <OtherChange />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Listeden ekle', { selector: 'input' }), csv);
    await screen.findByRole('button', { name: 'Uygula' });
    screen.getByText('Başka değişiklik').click();
    await waitFor(() => expect(counts()).toEqual(['0', '1', '0', '0']));
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Fails = meta.story({
  parameters: { atoms: loggedInAtoms(catalog, { changeFailure: 'unreachable' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Listeden ekle', { selector: 'input' }), csv);
    await userEvent.click(await screen.findByRole('button', { name: 'Uygula' }));
    await expect(await screen.findByText(/Sitenin kayıtlarına ulaşılamadı/)).toBeVisible();
  },
});
