import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { expectGreetingAtom, noteGreetingAtom } from '@/atoms/welcome';
import { WELCOME_DELAY_MS } from '@/domain/limits';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { openLayers, useBackLayer, watchLayers } from '@/hooks/useBackLayer';
import { useTimeout } from '@/hooks/useTimeout';

/** The code comes in time for the modal, and after the first pictures. */
const PREFETCH_DELAY_MS = WELCOME_DELAY_MS / 2;

/** It comes late, because the modal opens some seconds after the first screen. */
const welcomeCode = lateImport(async () => import('@/components/overlays/WelcomeModal'));

/** The visitor types, or has opened something over the storefront. */
function isVisitorBusy(): boolean {
  return openLayers().length > 0 || document.activeElement?.matches('input, textarea') === true;
}

function watchVisitor(onChange: () => void) {
  const unwatchLayers = watchLayers(onChange);
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    unwatchLayers();
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}

export function WelcomeModalView() {
  const expectGreeting = useSetAtom(expectGreetingAtom);
  const noteGreeting = useSetAtom(noteGreetingAtom);
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const [stage, setStage] = useState(() => (expectGreeting() ? 'expected' : 'over'));
  const isBusy = useSyncExternalStore(watchVisitor, isVisitorBusy, () => false);
  // Not `lazy`: React delays the content of a Suspense boundary by 300 ms, and the modal would be late.
  const { code, fetch } = useLateImport(welcomeCode);

  const isExpected = stage === 'expected';
  const isOpen = stage === 'open';
  const close = () => setStage('over');

  useTimeout(() => void fetch(), isExpected ? PREFETCH_DELAY_MS : null);

  const isWaiting = isExpected && !isBusy;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLate = false;
    async function open() {
      // Opened only when its code has arrived: else the Back button would close an invisible modal.
      if ((await fetch()) === undefined || isLate) return;
      noteGreeting();
      startTransition(() => setStage('open'));
    }
    const timer = setTimeout(() => void open(), WELCOME_DELAY_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [isWaiting, fetch, noteGreeting]);

  useBackLayer(close, isOpen);
  if (code === undefined || stage === 'over') return null;
  return <code.WelcomeModal isOpen={isOpen} phone={phone} onClose={close} {...links} />;
}
