import { expect } from 'storybook/test';

import { ResultsView } from '@/views/search/ResultsView';
import { SearchFieldView } from '@/views/search/SearchFieldView';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';
import { greeted, loaded } from '../../fixtures/repositories/seeds';

/** The results under the search box, as in a shop with open controls (D22). */
const meta = preview.meta({
  component: ResultsView,
  parameters: { layout: 'fullscreen', chromatic: noPhotograph, atoms: [loaded(), greeted] },
  decorators: (Story) => (
    <>
      <SearchFieldView />
      <Story />
    </>
  ),
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'vites topuzu{Enter}');
    const chat = await canvas.findByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', expect.stringContaining('vites%20topuzu'));
  },
});

export const Suggested = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'filtre');
    await expect(await canvas.findByRole('option')).toHaveTextContent('Filtresi Seti');
  },
});
