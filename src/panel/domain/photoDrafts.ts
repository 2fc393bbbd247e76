/** A product that has its photograph already, and is not in the catalogue before the owner saves it. */
export interface PhotoDraft {
  /** The photograph's address, which tells drafts apart: the same photograph twice is one draft. */
  image: string;
  /** What was typed into its form. */
  typed: object;
}

export const MOST_PHOTOGRAPHS = 20;

export function withDraft(drafts: readonly PhotoDraft[], draft: PhotoDraft): PhotoDraft[] {
  const isThere = drafts.some(({ image }) => image === draft.image);
  return isThere
    ? drafts.map((other) => (other.image === draft.image ? draft : other))
    : [...drafts, draft];
}

export function withoutDraft(drafts: readonly PhotoDraft[], image: string): PhotoDraft[] {
  return drafts.filter((draft) => draft.image !== image);
}

/** The one to complete after this one: the next in the list, after the last the first. */
export function draftAfter(drafts: readonly PhotoDraft[], image: string): PhotoDraft | undefined {
  const index = drafts.findIndex((draft) => draft.image === image);
  return withoutDraft([...drafts.slice(index + 1), ...drafts.slice(0, index + 1)], image)[0];
}

/** Its typed name, or its place in the list. */
export function draftName({ typed }: PhotoDraft, index: number): string {
  const name = 'name' in typed ? String(typed.name).trim() : '';
  return name === '' ? `Taslak ${index + 1}` : name;
}
