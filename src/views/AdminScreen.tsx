import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';

import { PanelLoading } from '@/components/overlays/PanelLoading';

import { importPanel } from './importPanel';

export function AdminScreen() {
  const [Panel, setPanel] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    importPanel().then(
      (AdminView) => setPanel(() => AdminView),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  if (Panel !== undefined) return <Panel />;
  return (
    <PanelLoading hasFailed={failedAttempt === attempt} onRetry={() => setAttempt(attempt + 1)} />
  );
}
