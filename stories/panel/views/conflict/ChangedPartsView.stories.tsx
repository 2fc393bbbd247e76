import { expect, screen, within } from 'storybook/test';

import { PanelView } from '@/panel/views/PanelView';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const cheaper = { ...product, price: 2000, inStock: false };

const meta = preview.meta({
  component: PanelView,
  tags: ['test-only'],
  parameters: {
    layout: 'fullscreen',
    chromatic: noPhotograph,
    atoms: loggedInAtoms(catalog, { changedElsewhere: [cheaper] }),
  },
});

export const NewValues = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seç' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tümünü seç' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyatları değiştir' }));
    await userEvent.type(await screen.findByLabelText('Yüzde (%)'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    const dialog = await screen.findByRole('dialog', { name: 'Değişen parçalar var' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await expect(dialog).toHaveTextContent('Fiyat, gördüğünüz: 2850 TLŞimdi: 2000 TL');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yeni değerlere uygula' }));
    await expect(await canvas.findByText('2200 TL')).toBeVisible();
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Geri al' }));
    await expect(await canvas.findByText('2000 TL')).toBeVisible();
  },
});
