import { useSetAtom, useStore } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { toggleAdminAtom } from '@/atoms/view';
import { ContactFallback } from '@/components/overlays/ContactFallback';
import { generalChat } from '@/content/chatLinks';
import { shop } from '@/content/shop';
import { callLink } from '@/domain/contactLinks';

/** Reads the phone without a subscription, so that the shop's own takes its place if that throws. */
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
