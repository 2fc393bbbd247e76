import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom, productDetailChatAtom } from '@/atoms/contactLinks';
import { selectedProductAtom } from '@/atoms/view';
import { Footer } from '@/components/footer/Footer';
import { HERO_CONTACT_ID } from '@/components/hero/HeroContact';
import { awayWhileShown } from '@/hooks/awayWhileShown';

/** The hero has the same two buttons (specification 2, "Footer"). */
const awayWhileHeroShown = awayWhileShown(HERO_CONTACT_ID);

export function FooterView() {
  const contact = useAtomValue(contactAtom);
  // Deferred like the detail's screen, so that the press that opens it is answered first.
  const product = useDeferredValue(useAtomValue(selectedProductAtom));
  const detailChat = useAtomValue(productDetailChatAtom);
  const { chatHref, callHref } = useAtomValue(contactLinksAtom);
  return (
    <Footer
      contact={contact}
      chatHref={chatHref}
      callHref={callHref}
      cornerRef={awayWhileHeroShown}
      floatingChatHref={product === null ? chatHref : detailChat(product)}
    />
  );
}
