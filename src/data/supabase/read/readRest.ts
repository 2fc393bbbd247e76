import { abortable, startTimeLimit } from '@/data/supabase/timeLimit';

import type { ListSoFar } from './readList';

/**
 * The whole list. `onLonger` is called with all items so far whenever a page has brought more of them. Rejects as
 * soon as one page fails or takes longer than `pageLimit` milliseconds.
 */
export async function readRest<Item>(
  list: ListSoFar<Item>,
  pageLimit: number,
  onLonger: (items: readonly Item[]) => void,
): Promise<readonly Item[]> {
  if (list.readOn === undefined) return list.items;
  const { signal, clear } = startTimeLimit(pageLimit);
  const longer = await abortable(list.readOn(signal), signal).finally(clear);
  if (longer.items.length > list.items.length) onLonger(longer.items);
  return readRest(longer, pageLimit, onLonger);
}
