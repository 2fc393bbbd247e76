import { findAgain } from '@/panel/domain/changedValues';

/** What was typed into a form and not saved. */
export interface FormDraft<Seen extends object> {
  /** Tells the drafts of a table apart. */
  key: string;
  /** What the form showed at first (specification 4, "Form drafts"). Undefined: a new item. */
  seen?: Seen | undefined;
  /** The address of the photograph that a new product began with. */
  photograph?: string | undefined;
  typed: object;
}

type Drafts<Item extends { id: number }> = readonly FormDraft<Item>[];

/** The item of the form: under another id, where the database has given it one meanwhile. Undefined: a new or a deleted item. */
export function itemOfDraft<Item extends { id: number }>(
  { seen }: FormDraft<Item>,
  items: readonly Item[],
): Item | undefined {
  return seen && items[findAgain(items, seen)];
}

export function draftOfItem<Item extends { id: number }>(
  drafts: Drafts<Item>,
  items: readonly Item[],
  { id }: Item,
): FormDraft<Item> | undefined {
  return drafts.find((draft) => itemOfDraft(draft, items)?.id === id);
}

/** The draft of a new item, or that of an item which was deleted meanwhile and can be added again. */
export function draftOfNewItem<Item extends { id: number }>(
  drafts: Drafts<Item>,
  items: readonly Item[],
): FormDraft<Item> | undefined {
  // An item older than all that are listed may be on a page that has not been read.
  const mayBeDeleted = (seen: Item) => items.some((item) => item.id < seen.id);
  return (
    drafts.find(({ seen, photograph }) => (seen ?? photograph) === undefined) ??
    drafts.find(
      (draft) => draft.seen && mayBeDeleted(draft.seen) && itemOfDraft(draft, items) === undefined,
    )
  );
}

/** False for that of a photograph alone. */
export const hasText = ({ typed }: Pick<FormDraft<object>, 'typed'>) =>
  Object.keys(typed).length > 0;

/** The typed name, as soon as there is one. */
export function draftName({ typed }: Pick<FormDraft<object>, 'typed'>, unnamed: string): string {
  const { name = '', title = name } = typed as { name?: string; title?: string };
  return title.trim() || unnamed;
}

/** Typed values that `values` does not have, or of another type, are ignored. */
export function withTyped<Values extends object>(values: Values, typed: object): Values {
  const typedValues: Readonly<Record<string, unknown>> = { ...typed };
  const entries = Object.entries(values).map(([name, value]) => {
    const typedValue = typedValues[name];
    return [name, typeof typedValue === typeof value ? typedValue : value];
  });
  return Object.fromEntries(entries) as Values;
}
