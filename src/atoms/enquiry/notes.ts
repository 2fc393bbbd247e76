import { atom } from 'jotai';

import { repositoryAtom } from '@/atoms/catalog';
import type { VisitorNotes } from '@/data/CatalogRepository';

const baseNotesAtom = atom<VisitorNotes | undefined>(undefined);

export const notesAtom = atom((get) => get(baseNotesAtom));

export const openNotesAtom = atom(null, async (get, set) => {
  set(baseNotesAtom, await get(repositoryAtom)?.openNotes?.());
});
