import type { FormDraft } from './formDraft';
import type { PictureProblem } from './pictures/ownersPicture';

export const MOST_PHOTOGRAPHS = 20;

/** Photographs that become drafts. */
export interface Preparing {
  done: number;
  total: number;
  /** More were chosen than are taken at a time. */
  isCut: boolean;
  problems: readonly { name: string; problem: PictureProblem }[];
}

/** The one to complete after this one: the next in the list, after the last the first. */
export function draftAfter<Draft extends Pick<FormDraft<object>, 'key'>>(
  drafts: readonly Draft[],
  key: string,
): Draft | undefined {
  const index = drafts.findIndex((draft) => draft.key === key);
  return [...drafts.slice(index + 1), ...drafts.slice(0, index)].at(0);
}
