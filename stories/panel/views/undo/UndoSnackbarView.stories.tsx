import { expect } from 'storybook/test';

import { UndoSnackbarView } from '@/panel/views/undo/UndoSnackbarView';

import preview from '../../../../.storybook/preview';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const meta = preview.meta({
  component: UndoSnackbarView,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
});

/** The region stays, so that a screen reader notices what comes. */
export const NothingDeleted = meta.story({
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
