import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { answerAtom, itemsAtom } from '@/atoms/enquiry/enquiry';
import { isEnquiryOpenAtom } from '@/atoms/enquiry/enquiryScreen';
import { CartButton } from '@/components/header/CartButton';
import { useLateImport } from '@/hooks/lateImport';

import { enquiryCode, useOpenEnquiry } from './useOpenEnquiry';

export function EnquiryButtonView() {
  const { length } = useAtomValue(itemsAtom);
  const answer = useAtomValue(answerAtom);
  const isOpen = useAtomValue(isEnquiryOpenAtom);
  const open = useOpenEnquiry();
  const { code, fetch } = useLateImport(enquiryCode);

  useEffect(() => {
    if (isOpen) void fetch();
  }, [isOpen, fetch]);

  return (
    <>
      <CartButton
        count={length}
        answer={answer}
        onOpen={() => void open()}
        onApproach={() => void fetch()}
      />
      {code ? <code.EnquiryDialogView isOpen={isOpen} /> : null}
    </>
  );
}
