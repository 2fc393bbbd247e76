import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

const TEXTS = {
  offline: 'Panel yüklenemedi. İnternet bağlantınızı kontrol edin.',
  outdated: 'Site yenilendi, ama panel henüz açılamıyor. Biraz sonra sayfayı yeniden yükleyin.',
} as const;

export interface PanelLoadingProps {
  /** Why it cannot be fetched (D37). */
  missing: keyof typeof TEXTS | undefined;
  onRetry: () => void;
  onReload: () => void;
}

/** Every visitor downloads this: keep it small. */
export function PanelLoading({ missing, onRetry, onReload }: PanelLoadingProps) {
  return (
    <Container sx={{ py: '48px', minHeight: '24rem' }}>
      <p role="status">{missing === undefined ? 'Yükleniyor...' : TEXTS[missing]}</p>
      {missing === undefined ? null : (
        <Button variant="contained" onClick={missing === 'offline' ? onRetry : onReload}>
          {missing === 'offline' ? 'Yeniden Dene' : 'Yeniden yükle'}
        </Button>
      )}
    </Container>
  );
}
