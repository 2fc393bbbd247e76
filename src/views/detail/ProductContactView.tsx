import { useAtomValue } from 'jotai';

import { contactLinksAtom, productDetailChatAtom } from '@/atoms/contactLinks';
import { selectedProductAtom } from '@/atoms/view';
import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';

/** The chat about an open part that cannot be shown, and the phone. */
export function ProductContactView() {
  const product = useAtomValue(selectedProductAtom);
  const chatHref = useAtomValue(productDetailChatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  return (
    <>
      {product && <ChatButton href={chatHref(product)} />}
      <CallButton href={callHref} />
    </>
  );
}
