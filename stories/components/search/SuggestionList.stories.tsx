import { fn } from 'storybook/test';

import { SuggestionList } from '@/components/search/SuggestionList';

import preview from '../../../.storybook/preview';
import { makeProduct } from '../../fixtures/catalog';
import { noPhotograph } from '../../fixtures/photographs';

const products = [makeProduct({ id: 1 }), makeProduct({ id: 2, name: 'Sol Ön Far' })];

/**
 * What the search suggests while somebody types.
 *
 * The photographs are those of SearchField.
 */
const meta = preview.meta({
  component: SuggestionList,
  parameters: { chromatic: noPhotograph },
  args: {
    id: 'oneriler',
    typed: 'sol far',
    products,
    chosen: products[1],
    total: 2,
    chatHref: '#',
    onPick: fn(),
    onSearch: fn(),
  },
  // The list hangs below a field, over what follows.
  decorators: (Story) => (
    <div style={{ position: 'relative', height: '1rem', marginBottom: '7rem' }}>
      <Story />
    </div>
  ),
});

export const Misspelled = meta.story({
  name: 'Öneri · misspelled',
  args: { instead: 'Bunu mu demek istediniz: Far', chosen: undefined },
});

export const OneChosen = meta.story();
