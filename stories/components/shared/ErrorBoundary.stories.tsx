import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';

import { noPhotograph } from '../../fixtures/photographs';
import { Failing, quietConsole } from '../../fixtures/play/failing';

const meta = {
  component: ErrorBoundary,
  args: { children: <p>İçerik</p>, fallback: <p>Yerine gelen</p> },
  parameters: { chromatic: noPhotograph },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('İçerik')).toBeVisible();
    await expect(canvas.queryByText('Yerine gelen')).not.toBeInTheDocument();
  },
};

export const ChildFails: Story = {
  args: { children: <Failing /> },
  beforeEach: quietConsole,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yerine gelen')).toBeVisible();
  },
};
