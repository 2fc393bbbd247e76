import { atom } from 'jotai';

import { hideNoticeAtom, noticeAtom, showNoticeAtom } from '@/panel/atoms/notice/notice';
import { openAccess } from '@/panel/atoms/session';
import { outdatedFileText, READING } from '@/panel/content/backup';

export interface WrittenFile {
  name: string;
  content: Blob;
}

const baseWritingAtom = atom(false);

/** Writes a file of what is stored (D44), and says where the server has not answered. Undefined while another is written. */
export const writeFileAtom = atom(
  null,
  async (
    get,
    set,
    write: (now: Date) => Promise<WrittenFile>,
  ): Promise<WrittenFile | undefined> => {
    if (get(baseWritingAtom)) return undefined;
    const reading = { words: READING };
    set(baseWritingAtom, true);
    set(showNoticeAtom, reading);
    const readAt = await openAccess(get).editor.readStored();
    try {
      return await write(readAt ?? new Date());
    } finally {
      set(baseWritingAtom, false);
      if (readAt) set(showNoticeAtom, { words: outdatedFileText(readAt, new Date()), stays: true });
      else if (get(noticeAtom) === reading) set(hideNoticeAtom);
    }
  },
);
