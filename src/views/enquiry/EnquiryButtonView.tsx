import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { answerAtom, isEnquiryOpenAtom, itemsAtom, showEnquiryAtom } from '@/atoms/enquiry/enquiry';
import { CartButton } from '@/components/header/CartButton';
import { lateImport, useLateImport } from '@/hooks/lateImport';

/** It comes late, because most visitors put no enquiry together (D31). */
const enquiryCode = lateImport(async () => import('./EnquiryDialogView'));

export function EnquiryButtonView() {
  const { length } = useAtomValue(itemsAtom);
  const answer = useAtomValue(answerAtom);
  const isOpen = useAtomValue(isEnquiryOpenAtom);
  const show = useSetAtom(showEnquiryAtom);
  const { code, fetch } = useLateImport(enquiryCode);

  useEffect(() => {
    // Closed again where the code cannot be fetched: else it would open by itself later.
    if (isOpen) void fetch().then((arrived) => arrived ?? show(false));
  }, [isOpen, fetch, show]);

  return (
    <>
      <CartButton
        count={length}
        answer={answer}
        onOpen={() => show(true)}
        onApproach={() => void fetch()}
      />
      {code ? <code.EnquiryDialogView isOpen={isOpen} /> : null}
    </>
  );
}
