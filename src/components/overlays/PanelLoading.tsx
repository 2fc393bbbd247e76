import Button from '@mui/material/Button';
import Container from '@mui/material/Container';

export interface PanelLoadingProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Every visitor downloads this: keep it small. */
export function PanelLoading({ hasFailed, onRetry }: PanelLoadingProps) {
  return (
    <Container sx={{ py: '48px', minHeight: '24rem' }}>
      <p role="status">
        {hasFailed ? 'Panel yüklenemedi. İnternet bağlantınızı kontrol edin.' : 'Yükleniyor...'}
      </p>
      {hasFailed ? (
        <Button variant="contained" onClick={onRetry}>
          Yeniden Dene
        </Button>
      ) : null}
    </Container>
  );
}
