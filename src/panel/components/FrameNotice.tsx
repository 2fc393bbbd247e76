import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const notice = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  width: 'min(100% - min(2rem, 9vw), 32rem)',
  mx: 'auto',
  my: 'clamp(1.5rem, 8vh, 5rem)',
  p: { xs: '1.75rem min(1.25rem, 6vw)', sm: 4 },
};

/** The panel does not open inside a frame: another site could make the owner press buttons that he does not see. */
export function FrameNotice({ href }: { href: string }) {
  return (
    <Paper variant="accent" component="section" aria-labelledby="frame-notice" sx={notice}>
      <Typography id="frame-notice" variant="h2" component="h1">
        Site Yönetimi burada açılmaz
      </Typography>
      <Typography>
        Mağazanız başka bir sitenin içinde gösteriliyor. Şifrenizi ve kayıtlarınızı korumak için
        Site Yönetimi yalnız mağazanın kendi sayfasında açılır.
      </Typography>
      <Button
        color="primary"
        variant="contained"
        size="large"
        href={href}
        target="_blank"
        rel="noopener"
      >
        Mağazanın sayfasını aç
      </Button>
    </Paper>
  );
}
