import { mdiPhone, mdiTruckFastOutline, mdiWhatsapp } from '@mdi/js';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { PhoneText } from '@/components/shared/contact/PhoneText';
import { Icon } from '@/components/shared/Icon';
import { useShop } from '@/components/shared/ShopContext';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { freeShippingNote } from '@/content/trust';
import type { ContactLinks } from '@/domain/contactLinks';

// Not on a phone on its side, whose window is low.
const bar = {
  '@media (min-width: 35em) and (max-width: 60em) and (max-height: 29.99em)': { display: 'none' },
};

const row = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: '12px', sm: 3.5 },
  fontSize: { xs: 'min(0.8125rem, 5.42vw)', sm: '0.875rem' },
};

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 'min(2.75rem, 48px)',
  lineHeight: 1.3,
};

const note = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'start' },
  gap: '8px',
  order: { xs: -1, sm: 0 },
  gridColumn: '1 / -1',
  ml: { sm: 'auto' },
  py: { xs: '4px', sm: 0.75 },
  // One line, also with large text.
  fontSize: { xs: 'min(0.8125rem, 4.6vw)', sm: '1em' },
  borderBottom: { xs: 1, sm: 0 },
  borderColor: { xs: 'surface.inkLine' },
  color: 'surface.steelOnInk',
};

export type TopBarProps = ContactLinks & { phone: string };

export function TopBar({ phone, callHref, chatHref }: TopBarProps) {
  const { hasFreeShipping } = useShop();
  return (
    <Paper data-collapses variant="ink" sx={bar}>
      <Container>
        <Stack direction="row" sx={row}>
          <Link href={callHref} sx={item}>
            <Icon path={mdiPhone} fontSize="inherit" />
            <VisuallyHidden>Ara: </VisuallyHidden>
            <PhoneText phone={phone} />
          </Link>
          <Link href={chatHref} target="_blank" rel="noopener noreferrer" sx={item}>
            <Icon path={mdiWhatsapp} fontSize="inherit" />
            WhatsApp destek
          </Link>
          {hasFreeShipping ? (
            <Typography component="span" variant="inherit" sx={note}>
              <Icon path={mdiTruckFastOutline} sx={{ fontSize: 'min(1.25rem, 6.25vw)' }} />
              {freeShippingNote}
            </Typography>
          ) : null}
        </Stack>
      </Container>
    </Paper>
  );
}
