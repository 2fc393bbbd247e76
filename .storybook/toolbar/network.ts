import type { Network } from '../../stories/fixtures/repositories/network';
import type { GlobalType } from './globalType.ts';

interface Item {
  type?: 'reset';
  value: Network;
  title: string;
  right?: string;
}

/** State of the in-memory repository behind views. Stories that set their own state ignore it. */
const items: Item[] = [
  { type: 'reset', value: 'live', title: 'The story’s own catalogue' },
  { value: 'slow', title: 'Slow database', right: 'after four seconds' },
  { value: 'down', title: 'No database', right: 'samples; changes wait' },
  { value: 'empty', title: 'Empty catalogue', right: 'no products, brands, slides' },
];

export const networkType = {
  description: 'What the database answers, for views and flows',
  toolbar: { icon: 'database', title: 'Catalogue', dynamicTitle: true, items },
} satisfies GlobalType;
