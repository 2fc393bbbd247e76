import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';

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

async function importModal() {
  const { WelcomeModal } = await import('@/components/overlays/WelcomeModal');
  return { default: WelcomeModal };
}

/** A greeting that does not arrive is no reason to lose the shop. */
const NoModal = () => null;

const WelcomeModal = lazy<ComponentType<WelcomeModalProps>>(() =>
  importModal().catch(() => ({ default: NoModal })),
);

/** Early enough to be there in time, late enough not to compete with the first pictures. */
const PREFETCH_DELAY_MS = WELCOME_DELAY_MS / 2;

export function WelcomeModalView() {
  const isExpected = useAtomValue(isWelcomeExpectedAtom);
  const isOpen = useAtomValue(isWelcomeOpenAtom);
  const { phone } = useAtomValue(contactAtom);
  const links = useAtomValue(contactLinksAtom);
  const show = useSetAtom(showWelcomeAtom);
  const dismiss = useSetAtom(dismissWelcomeAtom);
  useTimeout(
    () => void importModal().catch(() => undefined),
    isExpected ? PREFETCH_DELAY_MS : null,
  );
  useTimeout(show, isExpected ? WELCOME_DELAY_MS : null);

  if (isExpected) return null;
  return (
    <Suspense>
      <WelcomeModal isOpen={isOpen} phone={phone} onClose={dismiss} {...links} />
    </Suspense>
  );
}
