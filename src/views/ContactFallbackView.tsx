import { useSetAtom, useStore } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { toggleAdminAtom } from '@/atoms/view';
import { ContactFallback } from '@/components/overlays/ContactFallback';
import { generalChat } from '@/content/chatLinks';
import { shop } from '@/content/shop';
import { callLink } from '@/domain/contactLinks';

/** Without a subscription, which might throw: then the shop's own phone is shown. */
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
      chatHref={generalChat(phone)}
      {...props}
      onOpenAdmin={onOpenAdmin}
    />
  );
}
