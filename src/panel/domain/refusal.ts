import type { Catalog } from '@/domain/catalog';

/** Why the database or Storage does not take a change, also not if it is sent again as it is (D29). */
export const REFUSAL_REASONS = [
  'values',
  'tooLarge',
  'policy',
  'pictureLost',
  'pictureTooLarge',
  'pictureType',
  'picturePolicy',
  'noBucket',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal {
  id: string;
  table: keyof Catalog;
  itemId: number | undefined;
  /** `outdated`: it waits until the database has a column for its values. */
  reason: RefusalReason | 'outdated';
}
