import { useAtomValue } from 'jotai';

import { contactLinksAtom, partNotFoundChatAtom } from '@/atoms/contactLinks';
import { PartNotFoundCta } from '@/components/trust/PartNotFoundCta';

export function ContactSection() {
  const { callHref } = useAtomValue(contactLinksAtom);
  const chatHref = useAtomValue(partNotFoundChatAtom);
  return <PartNotFoundCta callHref={callHref} chatHref={chatHref} />;
}
