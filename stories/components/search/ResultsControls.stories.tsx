import { fn } from 'storybook/test';

import { ResultsControls } from '@/components/search/ResultsControls';

import preview from '../../../.storybook/preview';
import { noPhotograph } from '../../fixtures/photographs';

/** The photographs are those of SearchResults. */
const meta = preview.meta({
  component: ResultsControls,
  parameters: { chromatic: noPhotograph },
  args: {
    sortBy: 'relevance' as const,
    onlyInStock: false,
    onSort: fn(),
    onOnlyInStock: fn(),
  },
});

export const Default = meta.story({});
