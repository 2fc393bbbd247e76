import { expect, fn, screen, waitFor } from 'storybook/test';

import type { OwnerHistory } from '@/panel/data/OwnerRepository';
import type { PastChange } from '@/panel/domain/pastChange';
import { HistoryView } from '@/panel/views/more/HistoryView';

import preview from '../../../../.storybook/preview';
import { catalog, product } from '../../../fixtures/catalog';
import { noPhotograph, oneSize } from '../../../fixtures/photographs';
import { says } from '../../../fixtures/play/expectations';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const on = (day: number) => new Date(2025, 10, day, 14, 32).toISOString();
const far = { counts: { products: { deleted: 1 } }, fields: [], names: ['Far'] };
const steps: PastChange[] = [
  { ...far, id: 3, at: on(21), kind: 'item', device: 'other' },
  { ...far, id: 2, at: on(20), kind: 'undo', device: 'none', undone: true },
];
const waiting: PastChange[] = [
  { id: 7, at: on(21), counts: { products: { edited: 1 } }, fields: ['price'], names: ['Ayna'] },
];

const withHistory = (history: Partial<OwnerHistory>) => ({
  atoms: loggedInAtoms(catalog, { history }),
});

/** The changes of all devices, and what was deleted. */
const meta = preview.meta({
  component: HistoryView,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  name: 'Son değişiklikler',
  parameters: withHistory({
    read: async () => ({ entries: steps, more: true }),
    waiting: () => waiting,
  }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '21 Kasım' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Gönderilmeyi bekliyor' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  parameters: { ...withHistory({}), chromatic: oneSize },
  play: says('status', 'Burada gösterilecek bir şey yok.'),
});

export const Failed = meta.story({
  parameters: { ...withHistory({ read: async () => 'unreachable' }), chromatic: noPhotograph },
  play: says('alert', 'ulaşılamadı'),
});

const takeBack = fn();

export const Undoes = meta.story({
  tags: ['test-only'],
  parameters: {
    ...withHistory({
      async read({ isDeleted, search, olderThan }) {
        const isNewest = olderThan === undefined;
        const step: PastChange = { ...far, id: isNewest ? 3 : 2, at: on(21), kind: 'item' };
        const entry = isDeleted ? { ...step, change: 3, product } : step;
        return { entries: search === 'yok' ? [] : [entry], more: isNewest && !isDeleted };
      },
      undo: async ({ product: only }) => (only === undefined ? ['Ayna'] : []),
      waiting: () => waiting,
      takeBack,
    }),
    chromatic: noPhotograph,
  },
  play: async ({ userEvent }) => {
    const undo = { name: 'Geri al: “Far” silindi' };
    await userEvent.click(await screen.findByRole('button', undo));
    await expect(await screen.findByText(/olduğu gibi kaldı: Ayna/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al: “Ayna” değişti: Fiyat' }));
    await expect(takeBack).toHaveBeenLastCalledWith(waiting[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(screen.getAllByRole('button', undo)).toHaveLength(2));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Parça adında ara' }), 'yok');
    await waitFor(() => expect(screen.queryByRole('button', undo)).not.toBeInTheDocument());
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Parça adında ara' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Silinenler' }));
    const bringBack = { name: `Geri getir: ${product.name}` };
    await userEvent.click(await screen.findByRole('button', bringBack));
    await expect(await screen.findByText('Geri alındı.')).toBeVisible();
  },
});
