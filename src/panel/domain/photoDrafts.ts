import type { FormDraft } from './formDraft';

export const MOST_PHOTOGRAPHS = 20;

/** The one to complete after this one: the next in the list, after the last the first. */
export function draftAfter<Draft extends Pick<FormDraft<object>, 'key'>>(
  drafts: readonly Draft[],
  key: string,
): Draft | undefined {
  const index = drafts.findIndex((draft) => draft.key === key);
  const others = [...drafts.slice(index + 1), ...drafts.slice(0, index + 1)];
  return others.find((draft) => draft.key !== key);
}
