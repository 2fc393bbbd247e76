import { atom } from 'jotai';
import { expect, screen, waitFor, within } from 'storybook/test';

import { changeProductsAtom } from '@/panel/atoms/changes/changeProducts';
import { logInAtom, openAccess } from '@/panel/atoms/session';
import { NO_CHANGES } from '@/panel/domain/catalogChanges';
import { ChangedProductsView } from '@/panel/views/conflict/ChangedProductsView';
import { PanelView } from '@/panel/views/PanelView';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms, loggedOutAtoms } from '../../../fixtures/repositories/ownerSeeds';

const changedElsewhere = [{ ...product, price: 2000, inStock: false }];

/** The owner raises a price that somebody else has changed meanwhile. */
const raisePriceAtom = atom(null, async (get, set) => {
  await set(logInAtom, 'yedekparca');
  const edited = [{ before: product, after: { ...product, price: 3135 } }];
  await set(changeProductsAtom, openAccess(get).editor, { ...NO_CHANGES, edited });
});

/** What somebody else has changed of the products that a list or a marking was about to change. */
const meta = preview.meta({
  component: ChangedProductsView,
  parameters: {
    chromatic: noPhotograph,
    docs: { story: { inline: false, height: '520px' } },
    atoms: [...loggedOutAtoms(catalog, { changedElsewhere }), [raisePriceAtom]],
  },
});

const dialog = () => screen.getByRole('dialog', { name: 'Değişen parçalar var' });

export const Undecided = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(dialog()).toBeVisible());
    // Nothing is left without the only product.
    const buttons = within(dialog()).getAllByRole('button');
    const names = buttons.map(({ textContent }) => textContent);
    await expect(names).toEqual(['Yeni değerlere uygula', 'Vazgeç']);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const NewValues = meta.story({
  tags: ['test-only'],
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms(catalog, { changedElsewhere }) },
  render: () => <PanelView />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tümünü seç' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları değiştir' }));
    await userEvent.type(await screen.findByLabelText('Yüzde (%)'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    const shown = await screen.findByRole('dialog', { name: 'Değişen parçalar var' });
    await expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
    await expect(shown).toHaveTextContent('Fiyat, gördüğünüz: 2850 TLŞimdi: 2000 TL');
    await userEvent.click(within(shown).getByRole('button', { name: 'Yeni değerlere uygula' }));
    await expect(await canvas.findByText('2200')).toBeVisible();
    await expect(shown).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Geri al' }));
    await expect(await canvas.findByText('2000')).toBeVisible();
  },
});
