import { editOf, isDeletion, type Mutation } from '@/panel/data/sync/mutations/mutation';
import type { PushMutation, PushPicture } from '@/panel/data/sync/ports';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

/** Sends a photograph before the row that names it (D20), and remembers those that cannot be sent. */
export function withPictures(pushMutation: PushMutation, pushPicture: PushPicture) {
  const failed = new Set<string | undefined>();

  const pushWithPicture: PushMutation = async (mutation, isRepeated) => {
    const address = newPictureOf(mutation);
    if (address === undefined) return pushMutation(mutation, isRepeated);
    const failure = await pushPicture(address);
    if (failure?.kind === 'rejected') failed.add(address);
    return failure ?? pushMutation(mutation, isRepeated);
  };

  return {
    pushMutation: pushWithPicture,
    haveFailed: (mutations: readonly Mutation[]) =>
      failed.size > 0 &&
      mutations.some((it) => it.status === 'rejected' && failed.has(newPictureOf(it))),
  };
}

/** The address of an uploaded photograph that this mutation writes into its row. */
function newPictureOf(mutation: Mutation): string | undefined {
  if (mutation.table === 'contact' || isDeletion(mutation)) return undefined;
  const { item } = mutation;
  const [field, address] = 'logo' in item ? ['logo', item.logo] : ['image', item.image];
  const seen = editOf(mutation)?.seen;
  const isWritten = seen === undefined || (field in seen && seen[field] !== address);
  return isWritten && ownersPictureIn(address) !== undefined ? address : undefined;
}
