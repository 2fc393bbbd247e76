import Container from '@mui/material/Container';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { adminPlaceAtom } from '@/atoms/admin';
import { ErrorMessage } from '@/components/shared/ErrorMessage';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useScreenPlace } from '@/hooks/useScreenPlace';
import { importPanel } from '@/importPanel';

export const panelCode = lateImport(importPanel);

/** Why the panel cannot be fetched (D37), and what to do about it. */
const FAILURES = {
  offline: {
    text: 'Panel yüklenemedi. İnternet bağlantınızı kontrol edin.',
    label: 'Yeniden Dene',
  },
  outdated: {
    text: 'Site yenilendi, ama panel henüz açılamıyor. Biraz sonra sayfayı yeniden yükleyin.',
    label: 'Yeniden yükle',
  },
} as const;

export function AdminScreen() {
  const { code, missing, fetch } = useLateImport(panelCode);

  useEffect(() => void fetch(), [fetch]);
  useScreenPlace(useAtomValue(adminPlaceAtom));

  if (code !== undefined) return <code.AdminView />;
  if (missing === undefined) {
    return (
      <Container role="status" sx={{ py: 6 }}>
        Yükleniyor...
      </Container>
    );
  }
  const { text, label } = FAILURES[missing];
  const onClick = () => (missing === 'offline' ? void fetch() : window.location.reload());
  return (
    <div role="status">
      <ErrorMessage text={text} action={{ label, onClick }} />
    </div>
  );
}
