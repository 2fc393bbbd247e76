import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import {
  dismissWelcomeAtom,
  isWelcomeExpectedAtom,
  isWelcomeOpenAtom,
  showWelcomeAtom,
} from '@/atoms/welcome';
import { WELCOME_DELAY_MS } from '@/domain/limits';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useTimeout } from '@/hooks/useTimeout';

/** In time for the modal, and after the first pictures. */
const PREFETCH_DELAY_MS = WELCOME_DELAY_MS / 2;

/** Late: it comes once, some seconds after the first screen. */
const welcomeCode = lateImport(async () => import('@/components/overlays/WelcomeModal'));

export function WelcomeModalView() {
  const isExpected = useAtomValue(isWelcomeExpectedAtom);
  const isOpen = useAtomValue(isWelcomeOpenAtom);
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const show = useSetAtom(showWelcomeAtom);
  const dismiss = useSetAtom(dismissWelcomeAtom);
  const [isDue, setIsDue] = useState(false);
  // Not `lazy`: React delays the content of a Suspense boundary by 300 ms, and the modal would be late.
  const { code, fetch } = useLateImport(welcomeCode);

  async function fetchModal() {
    if ((await fetch()) === undefined) dismiss();
  }
  const fetchDelay = isOpen ? 0 : PREFETCH_DELAY_MS;
  useTimeout(() => void fetchModal(), isExpected || isOpen ? fetchDelay : null);
  useTimeout(() => setIsDue(true), isExpected ? WELCOME_DELAY_MS : null);

  // Opened only when its code has arrived: else the Back button would close an invisible modal.
  const isReady = isDue && code !== undefined;
  useEffect(() => {
    if (isReady) startTransition(show);
  }, [isReady, show]);

  if (code === undefined || !(isExpected || isOpen)) return null;
  return <code.WelcomeModal isOpen={isOpen} phone={phone} onClose={dismiss} {...links} />;
}
