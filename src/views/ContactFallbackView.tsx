import { useSetAtom, useStore } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { toggleAdminAtom } from '@/atoms/view';
import { ContactFallback } from '@/components/overlays/ContactFallback';
import { shop } from '@/content/shop';
import { callLink, chatLink } from '@/domain/contactLinks';

/** It reads the phone without a subscription, which might throw; then it shows the shop's own. */
export function ContactFallbackView(props: { text?: string }) {
  const store = useStore();
  const onOpenAdmin = useSetAtom(toggleAdminAtom);
  let phone: string = shop.contact.phone;
  try {
    ({ phone } = store.get(contactAtom));
  } catch {}
  return (
    <ContactFallback
      phone={phone}
      callHref={callLink(phone)}
      chatHref={chatLink(phone, shop.messages.general)}
      {...props}
      onOpenAdmin={onOpenAdmin}
    />
  );
}
