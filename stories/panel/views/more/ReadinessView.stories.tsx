import { expect, screen, waitFor } from 'storybook/test';

import { ReadinessView } from '@/panel/views/more/ReadinessView';

import preview from '../../../../.storybook/preview';
import { catalog } from '../../../fixtures/catalog';
import { noPhotograph } from '../../../fixtures/photographs';
import { loggedInAtoms } from '../../../fixtures/repositories/ownerSeeds';

const readiness = { samples: catalog, putAside: { all: () => [], add: () => undefined } };

/** The button that says what the shop lacks before it opens. */
const meta = preview.meta({
  component: ReadinessView,
  parameters: { chromatic: noPhotograph, atoms: loggedInAtoms(catalog, { readiness }) },
});

/** The button counts what is left; what is done or put aside leaves the list at once. */
export const Steps = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Yayına hazırlık \(\d+\)$/ });
    const [count = ''] = /\d+/.exec(button.textContent) ?? [];
    await userEvent.click(button);
    const steps = (await screen.findAllByRole('listitem')).length;
    await expect(steps).toBe(Number(count));
    await userEvent.click(screen.getByRole('button', { name: 'Örnekleri sil' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(steps - 1));
    await userEvent.click(screen.getByRole('button', { name: /^Kenara koy: Logo/ }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(steps - 2);
  },
});
