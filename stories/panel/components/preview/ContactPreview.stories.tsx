import type { Meta, StoryObj } from '@storybook/react-vite';

import { ContactPreview } from '@/panel/components/preview/ContactPreview';

import { noPhotograph } from '../../../fixtures/photographs';
import { shows } from '../../../fixtures/play/expectations';
import { contact, longText } from '../fixtures';
import { insideForm } from './insideForm';

const meta = {
  component: ContactPreview,
  args: { draft: contact },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof ContactPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: shows(contact.email),
};
export const LongText: Story = { args: { draft: { ...contact, address: longText } } };

export const Empty: Story = {
  ...insideForm,
  args: { draft: { phone: '', email: '', address: '', workingHours: '' } },
};
