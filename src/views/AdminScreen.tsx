import { useEffect, useLayoutEffect } from 'react';

import { PanelLoading } from '@/components/overlays/PanelLoading';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { importPanel } from '@/importPanel';

export const panelCode = lateImport(importPanel);

const reload = () => window.location.reload();

export function AdminScreen() {
  const { code, missing, fetch } = useLateImport(panelCode);

  useEffect(() => void fetch(), [fetch]);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  if (code === undefined)
    return <PanelLoading missing={missing} onRetry={() => void fetch()} onReload={reload} />;
  return <code.AdminView />;
}
