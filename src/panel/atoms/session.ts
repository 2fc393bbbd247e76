import { atom, type Getter } from 'jotai';

import { repositoryAtom } from '@/atoms/catalog';
import type { CatalogRepository } from '@/data/CatalogRepository';
import { ALL_SAVED, type OwnerAccess, type OwnerRepository } from '@/panel/data/OwnerRepository';
import type { ConflictChoice } from '@/panel/domain/conflict';
import type { Refusal } from '@/panel/domain/refusal';

/** Null until the right password was entered (specification 4, "Admin"). */
const baseAccessAtom = atom<OwnerAccess | null>(null);
const baseSaveStateAtom = atom(ALL_SAVED);

export const isLoggedInAtom = atom((get) => get(baseAccessAtom) !== null);
export const saveStateAtom = atom((get) => get(baseSaveStateAtom));
/** Undefined where no database remembers what the owner changes: with local data. */
export const historyAtom = atom((get) => get(baseAccessAtom)?.history);
export const uploadsPicturesAtom = atom((get) => get(baseAccessAtom)?.openPictures !== undefined);
export const conflictAtom = atom((get) => get(baseSaveStateAtom).conflicts[0]);
export const refusalsAtom = atom((get): readonly Refusal[] => get(baseSaveStateAtom).refusals);

const baseReadCountAtom = atom<number | null>(null);

export const readCountAtom = atom((get) => get(baseReadCountAtom));

/** `unreachable`: the code could not be fetched. `unread`: the products could not be read to their end. */
export type LoginFailure = 'wrong' | 'unreachable' | 'unread';

export const logInAtom = atom(
  null,
  async (get, set, password: string): Promise<LoginFailure | undefined> => {
    set(baseReadCountAtom, null);
    const handleRead = (count: number) => set(baseReadCountAtom, count);
    try {
      // The shop's own type of the repository does not contain the owner's half.
      const repository = get(repositoryAtom) as CatalogRepository<OwnerRepository> | null;
      const owner = await repository?.openOwner();
      const access = await owner?.logIn(password, handleRead);
      if (access === undefined) return 'wrong';
      const { editor } = access;
      editor.watchState((state) => set(baseSaveStateAtom, state));
      set(baseAccessAtom, access);
      access.prepareWrites?.();
      return undefined;
    } catch (error) {
      console.error('The panel cannot be opened', error);
      return get(baseReadCountAtom) === null ? 'unreachable' : 'unread';
    }
  },
);

export function openAccess(get: Getter): OwnerAccess {
  const access = get(baseAccessAtom);
  if (access === null) throw new Error('Nobody has logged in');
  return access;
}

export const decideConflictAtom = atom(null, (get, _set, choice: ConflictChoice) => {
  const conflict = get(conflictAtom);
  if (conflict !== undefined) openAccess(get).editor.decide(conflict.id, choice);
});

export const retryAtom = atom(null, (get, _set, refusalId?: string) =>
  openAccess(get).editor.retry(refusalId),
);

/** The address at which others read the catalogue (D42), tried once. `site`: the shop's full address. */
export const askFeedAtom = atom(null, async (get, _set, site: string) =>
  openAccess(get).askFeed?.(site),
);
