import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { isGreetedAtom, noteGreetingAtom } from '@/atoms/welcome';
import { WELCOME_DELAY_MS } from '@/domain/limits';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useBackLayer } from '@/hooks/useBackLayer';
import { useTimeout } from '@/hooks/useTimeout';

/** In time for the modal, and after the first pictures. */
const PREFETCH_DELAY_MS = WELCOME_DELAY_MS / 2;

/** Late: it comes once, some seconds after the first screen. */
const welcomeCode = lateImport(async () => import('@/components/overlays/WelcomeModal'));

type Stage = 'expected' | 'open' | 'over';

export function WelcomeModalView() {
  const isGreeted = useAtomValue(isGreetedAtom);
  const noteGreeting = useSetAtom(noteGreetingAtom);
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const [stage, setStage] = useState<Stage>(isGreeted ? 'over' : 'expected');
  const [isDue, setIsDue] = useState(false);
  // Not `lazy`: React delays the content of a Suspense boundary by 300 ms, and the modal would be late.
  const { code, fetch } = useLateImport(welcomeCode);

  const isExpected = stage === 'expected';
  const isOpen = stage === 'open';
  const close = () => setStage('over');

  async function fetchModal() {
    if ((await fetch()) === undefined) close();
  }
  useTimeout(() => void fetchModal(), isExpected ? PREFETCH_DELAY_MS : null);
  useTimeout(() => setIsDue(true), isExpected ? WELCOME_DELAY_MS : null);

  // Opened only when its code has arrived: else the Back button would close an invisible modal.
  const isReady = isExpected && isDue && code !== undefined;
  useEffect(() => {
    if (!isReady) return;
    noteGreeting();
    startTransition(() => setStage('open'));
  }, [isReady, noteGreeting]);

  useBackLayer(close, isOpen);
  if (code === undefined || stage === 'over') return null;
  return <code.WelcomeModal isOpen={isOpen} phone={phone} onClose={close} {...links} />;
}
