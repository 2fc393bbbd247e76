import { withValues, type FieldValues, pickFields } from '@/domain/records';

import type { Item, Update } from './mutation';

/** The fields to write, with their new values. */
export function fieldsToSend({ item, seen }: Pick<Update, 'item' | 'seen'>): FieldValues {
  return pickFields(item, Object.keys(seen));
}

/** What the server has, with the changed fields. */
export function applyUpdate(server: Item, { item, seen }: Pick<Update, 'item' | 'seen'>): Item {
  return withValues(server, fieldsToSend({ item, seen }));
}

/** Only the fields whose new value differs from the one that the owner saw. */
export function stillChanged(item: Item, seen: FieldValues): FieldValues {
  const wanted = fieldsToSend({ item, seen });
  return pickFields(
    seen,
    Object.keys(seen).filter((name) => seen[name] !== wanted[name]),
  );
}
