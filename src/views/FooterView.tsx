import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom, productDetailChatAtom } from '@/atoms/contactLinks';
import { selectedProductAtom } from '@/atoms/view';
import { Footer } from '@/components/footer/Footer';
import { HERO_CONTACT_ID } from '@/components/hero/HeroSlider';

/** A ref: the hero has the same two buttons (specification 2, "Footer"). */
function awayWhileHeroShown(corner: HTMLDivElement) {
  const observer = new IntersectionObserver((entries) => {
    corner.toggleAttribute('data-away', entries.at(-1)?.isIntersecting);
  });
  const hero = document.querySelector(`#${HERO_CONTACT_ID}`);
  if (hero) observer.observe(hero);
  return () => observer.disconnect();
}

export function FooterView() {
  // Deferred like the detail's screen, so that the press that opens it is answered first.
  const product = useDeferredValue(useAtomValue(selectedProductAtom));
  const detailChat = useAtomValue(productDetailChatAtom);
  const links = useAtomValue(contactLinksAtom);
  return (
    <Footer
      contact={useAtomValue(contactAtom)}
      {...links}
      cornerRef={awayWhileHeroShown}
      floatingChatHref={product === null ? links.chatHref : detailChat(product)}
      price={product?.price}
    />
  );
}
