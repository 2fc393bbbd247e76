import type { Network } from '../../stories/fixtures/repositories/network';
import type { GlobalType } from './globalType.ts';

interface Item {
  value: Network;
  title: string;
  right: string;
}

/** State of the in-memory repository behind views. Stories that set their own state ignore it. */
const items: Item[] = [
  { value: 'live', title: 'Live', right: 'the story’s own catalogue' },
  { value: 'slow', title: 'Slow', right: 'after four seconds' },
  { value: 'down', title: 'Down', right: 'samples; changes wait' },
  { value: 'empty', title: 'Empty', right: 'no products, brands, slides' },
];

export const networkType = {
  description: 'State of the catalogue’s backend, for views and flows',
  toolbar: { icon: 'database', title: 'Network', dynamicTitle: true, items },
} satisfies GlobalType;
