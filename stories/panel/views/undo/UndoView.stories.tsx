import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UndoView } from '@/panel/views/undo/UndoView';

import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../components/fixtures';

const meta = {
  component: UndoView,
  parameters: { layout: 'fullscreen', atoms: loggedInAtoms() },
} satisfies Meta<typeof UndoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDeleted: Story = {
  parameters: { chromatic: noPhotograph },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
