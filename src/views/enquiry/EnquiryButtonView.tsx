import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { answerAtom, isEnquiryOpenAtom, itemsAtom, showEnquiryAtom } from '@/atoms/enquiry/enquiry';
import { AddedBar } from '@/components/enquiry/AddedBar';
import { CartButton } from '@/components/header/CartButton';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useTimeout } from '@/hooks/useTimeout';

const ADDED_BAR_MS = 4000;

/** It comes late, because most visitors put no enquiry together (D31). */
const enquiryCode = lateImport(async () => import('./EnquiryDialogView'));

export function EnquiryButtonView() {
  const { length } = useAtomValue(itemsAtom);
  const answer = useAtomValue(answerAtom);
  const isOpen = useAtomValue(isEnquiryOpenAtom);
  const show = useSetAtom(showEnquiryAtom);
  const { code, fetch } = useLateImport(enquiryCode);
  const [passed, setPassed] = useState('');
  const isNew = answer !== '' && answer !== passed && !isOpen;
  // An open list has said it already, and a part that was removed may be added again.
  if ((isOpen || answer === '') && passed !== answer) setPassed(answer);
  useTimeout(() => setPassed(answer), isNew ? ADDED_BAR_MS : null, answer);

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
      {/* In the body, because a header that moves would take the bar with it. */}
      {isNew
        ? createPortal(<AddedBar count={length} onOpen={() => show(true)} />, document.body)
        : null}
      {code ? <code.EnquiryDialogView isOpen={isOpen} /> : null}
    </>
  );
}
