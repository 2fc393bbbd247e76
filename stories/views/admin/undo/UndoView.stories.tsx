import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UndoView } from '@/views/admin/undo/UndoView';

import { loggedInAtoms } from '../../../components/admin/fixtures';
import { noPhotograph } from '../../../fixtures/photographs';

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
