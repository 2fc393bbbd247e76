import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { partNotFound } from '@/content/trust';
import type { ContactLinks } from '@/domain/contactLinks';

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr auto' },
  alignItems: 'center',
  '& > div:last-child > a': { flexGrow: 1 },
  gap: { xs: 3.5, md: 8 },
};

const words = {
  gap: '0.875rem',
  maxWidth: '40rem',
  pl: '1.25rem',
  borderLeft: 4,
  borderColor: 'primary.main',
};

const HEADING_ID = 'part-not-found';

export function PartNotFoundCta({ chatHref, callHref }: ContactLinks) {
  return (
    <Paper
      component="section"
      variant="ink"
      aria-labelledby={HEADING_ID}
      sx={{ py: { xs: 6, md: 9 } }}
    >
      <Container sx={columns}>
        <Stack sx={words}>
          <Typography id={HEADING_ID} variant="h2">
            {partNotFound.title}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'surface.steelOnInk' }}>
            {partNotFound.text}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <ChatButton size="large" href={chatHref} label={partNotFound.chat} />
          <CallButton size="large" color="inherit" href={callHref} label={partNotFound.call} />
        </Stack>
      </Container>
    </Paper>
  );
}
