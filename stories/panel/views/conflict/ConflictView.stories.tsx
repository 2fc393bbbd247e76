import { expect, screen, waitFor } from 'storybook/test';

import type { Conflict } from '@/panel/domain/conflict';
import { ConflictView } from '@/panel/views/conflict/ConflictView';

import preview from '../../../../.storybook/preview';
import { brand, contact } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const conflicts: readonly Conflict[] = [
  { id: 'a', table: 'contact', mine: { ...contact, phone: '0312 1234567' }, theirs: contact },
  { id: 'b', table: 'brands', mine: { ...brand, name: 'VALEO' }, theirs: undefined },
];

/** A change that somebody else has crossed; the owner decides. */
const meta = preview.meta({
  component: ConflictView,
  parameters: {
    chromatic: noPhotograph,
    docs: { story: { inline: false, height: '520px' } },
    atoms: loggedInAtoms(undefined, { state: { conflicts } }),
  },
});

export const ContactThenDeletedBrand = meta.story({
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^Telefon, sizin yazdığınız/)).toBeVisible());
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/İletişim bilgileri/);
    await userEvent.click(screen.getByRole('button', { name: 'Ötekini koru' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/“VALEO” silinmiş/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden ekle' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
