import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';

import { App } from '@/App';
import { showAdminAtom } from '@/atoms/admin';
import { dismissWelcomeAtom } from '@/atoms/welcome';

import { ownFrame } from '../fixtures/docs';
import { noPhotograph } from '../fixtures/photographs';
import { loggedInAtoms } from '../panel/components/fixtures';

/** Evening: a new number, and everything as the visitors see it. */
const meta = {
  component: App,
  parameters: {
    layout: 'fullscreen',
    docs: ownFrame,
    chromatic: noPhotograph,
    atoms: [...loggedInAtoms(), [dismissWelcomeAtom], [showAdminAtom]],
  },
  beforeEach: () => {
    const alert = spyOn(window, 'alert').mockReturnValue();
    return () => alert.mockRestore();
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesTheNumber: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('The owner has a new telephone number', async () => {
      const tab = { name: 'İletişim' };
      await userEvent.click(await canvas.findByRole('tab', tab, { timeout: 10_000 }));
      await userEvent.clear(canvas.getByLabelText('Telefon'));
      await userEvent.type(canvas.getByLabelText('Telefon'), '0533 111 22 33');
      await userEvent.click(canvas.getByRole('button', { name: 'Güncelle' }));
      await expect(window.alert).toHaveBeenLastCalledWith('İletişim bilgileri güncellendi!');
    });
  },
};

export const FindsItInTheShop: Story = {
  play: async (context) => {
    await ChangesTheNumber.play?.(context);
    const { canvas, step, userEvent } = context;
    const name = { name: 'Ara: 0533 111 22 33' };
    await step('The shop has it at once, in its header and at its foot', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
      await waitFor(() => expect(canvas.getByRole('contentinfo')).toBeVisible());
      const header = within(canvas.getByRole('banner'));
      await expect(header.getByRole('link', name)).toBeVisible();
      await expect(canvas.getAllByRole('link', name)).toHaveLength(2);
    });
  },
};
