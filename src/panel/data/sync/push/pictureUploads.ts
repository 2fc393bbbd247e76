import { fieldsToSend } from '@/panel/data/sync/mutations/applyMutations';
import { isWaiting, type Mutation } from '@/panel/data/sync/mutations/mutation';
import type { MutationQueue } from '@/panel/data/sync/mutations/mutationQueue';
import type { PushFailure, PushPicture, Retry } from '@/panel/data/sync/ports';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

import { createPush } from './push';

interface UploadOptions {
  queue: MutationQueue;
  pushPicture: PushPicture;
  askedPause: () => number;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onResult: () => void;
  onRoundEnd: () => void;
}

export type PictureUploads = ReturnType<typeof createPictureUploads>;

/** Sends photographs beside the rows, one after the other. A row waits for its own photograph only (D20, D29). */
export function createPictureUploads(options: UploadOptions) {
  const { queue, pushPicture, withLock, onResult } = options;
  const results = new Map<string, Exclude<PushFailure, Retry> | undefined>();
  /** Those that have failed for now, the longest ago first. */
  const failed = new Set<string>();
  const hasWaiting = () => nextAddress() !== undefined;

  function missingAddress(mutation: Mutation): string | undefined {
    const address = newPictureOf(mutation);
    return address === undefined || results.has(address) ? undefined : address;
  }

  function nextAddress(): string | undefined {
    const missing = new Set(
      queue
        .all()
        .filter(isWaiting)
        .flatMap((mutation) => missingAddress(mutation) ?? []),
    );
    return (
      [...missing].find((address) => !failed.has(address)) ??
      [...failed].find((address) => missing.has(address))
    );
  }

  async function round(): Promise<Retry | undefined> {
    for (let address = nextAddress(); address !== undefined; address = nextAddress()) {
      const sent = address;
      const failure = await withLock(() => pushPicture(sent));
      failed.delete(address);
      if (failure?.kind === 'retry') {
        console.error('photograph: a change is kept', failure);
        failed.add(address);
        return failure;
      }
      results.set(address, failure);
      onResult();
    }
    return undefined;
  }

  return {
    ...createPush({ ...options, hasWaiting, round }),
    isMissing: (mutation: Mutation) => missingAddress(mutation) !== undefined,
    /** Why the photograph of this mutation cannot be stored. */
    failureOf: (mutation: Mutation) => results.get(newPictureOf(mutation) ?? ''),
    /** The next change asks for it again: it may have been removed or brought back by then. */
    forgetResult: (mutation: Mutation) => void results.delete(newPictureOf(mutation) ?? ''),
  };
}

/** The address of an uploaded photograph that this mutation writes into its row. */
function newPictureOf(mutation: Mutation): string | undefined {
  if (mutation.kind === 'delete') return undefined;
  const written = mutation.kind === 'insert' ? mutation.item : fieldsToSend(mutation);
  const address = ['logo', 'image'].map((field) => new Map(Object.entries(written)).get(field));
  return address.find((value) => typeof value === 'string' && ownersPictureIn(value) !== undefined);
}
