import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SuggestionList } from '@/components/search/SuggestionList';

import { makeProduct } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const products = [makeProduct({ id: 1 }), makeProduct({ id: 2, name: 'Sol Ön Far' })];

/** The photographs are those of SearchField. */
const meta = {
  component: SuggestionList,
  parameters: { chromatic: noPhotograph },
  args: { id: 'oneriler', products, chosen: products[1], onPick: fn() },
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Öneriler' })).toBeVisible();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Sol Ön Far');
  },
};
