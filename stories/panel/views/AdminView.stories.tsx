import type { Meta, StoryObj } from '@storybook/react-vite';

import { AdminView } from '@/panel/views/AdminView';

import { noPhotograph } from '../../fixtures/photographs';
import { loggedOutAtoms, loggedInAtoms } from '../components/fixtures';

const meta = {
  component: AdminView,
  parameters: { layout: 'fullscreen', atoms: loggedOutAtoms() },
} satisfies Meta<typeof AdminView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = { parameters: { chromatic: noPhotograph, atoms: loggedInAtoms() } };
