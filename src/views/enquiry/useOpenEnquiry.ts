import { useSetAtom } from 'jotai';

import { openEnquiryAtom } from '@/atoms/enquiry/enquiryScreen';
import { lateImport } from '@/hooks/lateImport';

/** Late: most visitors put no list together (D31). */
export const enquiryCode = lateImport(async () => import('./EnquiryDialogView'));

/** Opened only when its code has arrived: else the Back button would close an invisible dialog. */
export function useOpenEnquiry(): () => Promise<void> {
  const open = useSetAtom(openEnquiryAtom);
  return async () => {
    try {
      await enquiryCode.fetch();
      open();
    } catch (error) {
      console.error('The list of parts cannot be opened', error);
    }
  };
}
