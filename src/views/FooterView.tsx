import { useAtomValue } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { selectedProductAtom } from '@/atoms/view';
import { Footer } from '@/components/footer/Footer';
import { productDetailChat } from '@/content/chatLinks';

export function FooterView() {
  const contact = useAtomValue(contactAtom);
  const product = useAtomValue(selectedProductAtom);
  const { chatHref, callHref } = useAtomValue(contactLinksAtom);
  return (
    <Footer
      contact={contact}
      chatHref={chatHref}
      callHref={callHref}
      floatingChatHref={product === null ? chatHref : productDetailChat(contact.phone, product)}
    />
  );
}
