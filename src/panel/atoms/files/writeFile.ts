import { atom } from 'jotai';

import { openAccess } from '@/panel/atoms/session';

interface WrittenFile {
  name: string;
  text: string;
}

const baseNoteAtom = atom<'reading' | Date>();

/** `reading`, or when the contents of the last file were read, where the server has not answered. */
export const fileNoteAtom = atom((get) => get(baseNoteAtom));

export const hideFileNoteAtom = atom(null, (_get, set) => set(baseNoteAtom, undefined));

/** Writes a file of what is stored (D44). Undefined while another one is being written. */
export const writeFileAtom = atom(
  null,
  async (get, set, write: (now: Date) => WrittenFile): Promise<WrittenFile | undefined> => {
    if (get(baseNoteAtom) === 'reading') return undefined;
    set(baseNoteAtom, 'reading');
    set(baseNoteAtom, await openAccess(get).editor.readStored());
    return write(new Date());
  },
);
