import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, startTransition, useEffect, useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import {
  dismissWelcomeAtom,
  isWelcomeExpectedAtom,
  isWelcomeOpenAtom,
  showWelcomeAtom,
} from '@/atoms/welcome';
import type { WelcomeModalProps } from '@/components/overlays/WelcomeModal';
import { WELCOME_DELAY_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';

/** In time for the modal, and after the first pictures. */
const PREFETCH_DELAY_MS = WELCOME_DELAY_MS / 2;

export function WelcomeModalView() {
  const isExpected = useAtomValue(isWelcomeExpectedAtom);
  const isOpen = useAtomValue(isWelcomeOpenAtom);
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const show = useSetAtom(showWelcomeAtom);
  const dismiss = useSetAtom(dismissWelcomeAtom);
  const [isDue, setIsDue] = useState(false);
  // Not `lazy`: React delays the content of a Suspense boundary by 300 ms, and the modal would be late.
  const [Modal, setModal] = useState<ComponentType<WelcomeModalProps>>();

  async function fetchModal() {
    try {
      const { WelcomeModal } = await import('@/components/overlays/WelcomeModal');
      startTransition(() => setModal(() => WelcomeModal));
    } catch {
      dismiss();
    }
  }
  const fetchDelay = isOpen ? 0 : PREFETCH_DELAY_MS;
  useTimeout(() => void fetchModal(), isExpected || isOpen ? fetchDelay : null);
  useTimeout(() => setIsDue(true), isExpected ? WELCOME_DELAY_MS : null);

  // Opened only when its code has arrived: else the Back button would close an invisible modal.
  const isReady = isDue && Modal !== undefined;
  useEffect(() => {
    if (isReady) startTransition(show);
  }, [isReady, show]);

  if (Modal === undefined) return null;
  return (
    <Modal isOpen={isOpen} keepMounted={isExpected} phone={phone} onClose={dismiss} {...links} />
  );
}
