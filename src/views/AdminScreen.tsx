import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { adminPlaceAtom } from '@/atoms/admin';
import { PanelLoading } from '@/components/overlays/PanelLoading';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useScreenPlace } from '@/hooks/useScreenPlace';
import { importPanel } from '@/importPanel';

export const panelCode = lateImport(importPanel);

const reload = () => window.location.reload();

export function AdminScreen() {
  const { code, missing, fetch } = useLateImport(panelCode);

  useEffect(() => void fetch(), [fetch]);
  useScreenPlace(useAtomValue(adminPlaceAtom));

  if (code === undefined)
    return <PanelLoading missing={missing} onRetry={() => void fetch()} onReload={reload} />;
  return <code.AdminView />;
}
