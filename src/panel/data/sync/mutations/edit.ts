import { type FieldValues, pickFields } from '@/data/schema/fieldValues';
import { withFields } from '@/domain/records';

/** What an update changes. Mutations of earlier builds lack it: they write every field, whatever is there. */
export interface Edit {
  /** The fields that the owner has changed, with the values that he saw when his form opened. */
  seen: FieldValues;
  /** What was sent without an answer. The database may have these values. */
  sentBefore: readonly FieldValues[];
}

/** The fields to write, with their new values: changed ones, and ones that an unanswered attempt may have changed. */
export function fieldsToSend(values: object, { seen, sentBefore }: Edit): FieldValues {
  const wanted = pickFields(values, Object.keys(seen));
  const isOpen = (name: string) =>
    seen[name] !== wanted[name] ||
    sentBefore.some((sent) => name in sent && sent[name] !== wanted[name]);
  return pickFields(wanted, Object.keys(seen).filter(isOpen));
}

/** What the server has, with the fields of `values` that the owner has changed. */
export function applyEdit<Values extends object>(
  server: Values,
  values: Values,
  { seen }: Edit,
): Values {
  const names = Object.keys(seen);
  const wanted = pickFields(values, names);
  return withFields(
    server,
    values,
    names.filter((name) => wanted[name] !== seen[name]),
  );
}

export function noteSent(values: object, edit: Edit): Edit {
  const sent = fieldsToSend(values, edit);
  const isKnown = edit.sentBefore.some((before) => JSON.stringify(before) === JSON.stringify(sent));
  return isKnown ? edit : { ...edit, sentBefore: [...edit.sentBefore, sent] };
}

/** After the answer: the database has the values that were sent. */
export function noteSaved(now: Edit, sentValues: object, sentEdit: Edit): Edit {
  const saved = pickFields(sentValues, Object.keys(sentEdit.seen));
  return { seen: { ...now.seen, ...saved }, sentBefore: [] };
}
