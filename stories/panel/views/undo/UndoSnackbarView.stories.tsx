import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UndoSnackbarView } from '@/panel/views/undo/UndoSnackbarView';

import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../components/fixtures';

const meta = {
  component: UndoSnackbarView,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof UndoSnackbarView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The region stays, so that a screen reader notices what comes. */
export const NothingDeleted: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
