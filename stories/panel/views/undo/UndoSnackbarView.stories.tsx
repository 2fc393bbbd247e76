import { atom } from 'jotai';
import { expect } from 'storybook/test';

import { itemActions } from '@/panel/atoms/catalogActions';
import { logInAtom } from '@/panel/atoms/session';
import { UndoSnackbarView } from '@/panel/views/undo/UndoSnackbarView';

import preview from '../../../../.storybook/preview';
import { product } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms, loggedOutAtoms } from '../../../fixtures/repositories/ownerSeeds';

const logInAndDeleteAtom = atom(null, async (_get, set) => {
  await set(logInAtom, 'yedekparca');
  set(itemActions.products.remove, product);
});

const meta = preview.meta({
  component: UndoSnackbarView,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '160px' } },
    chromatic: noPhotograph,
    atoms: [...loggedOutAtoms(), [logInAndDeleteAtom]],
  },
});

/** Held under the pointer, so that it stays. */
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByText(`“${product.name}” silindi`));
    await expect(canvas.getByRole('button', { name: 'Geri al' })).toBeVisible();
  },
});

/** The region stays, so that a screen reader notices what comes. */
export const NothingDeleted = meta.story({
  parameters: { atoms: loggedInAtoms() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
