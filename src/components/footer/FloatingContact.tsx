import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';
import { PriceTag } from '@/components/shared/product/PriceTag';
import type { ContactLinks } from '@/domain/contactLinks';
import { LOW_WINDOW } from '@/theme/sizes';

export const CONTACT_BAR_HEIGHT = 'min(4.25rem, 86px)';

const bar = {
  position: 'fixed',
  zIndex: 'fab',
  left: 0,
  right: 0,
  bottom: 0,
  display: { xs: 'grid', md: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'center',
  gap: '8px',
  p: '10px min(1rem, 4.4vw) calc(10px + env(safe-area-inset-bottom))',
  [LOW_WINDOW]: { pt: '4px', pb: 'calc(4px + env(safe-area-inset-bottom))' },
  borderTop: 1,
  borderColor: 'divider',
  '& > a': {
    minHeight: 'min(2.75rem, 64px)',
    px: 'min(1.125rem, 2.5vw)',
    fontSize: 'min(0.9375rem, 6.25vw)',
  },
  // `> a` makes it more specific than MUI's rule for a button's icon.
  '& > a .MuiSvgIcon-root': { fontSize: 'min(1.25rem, 6.25vw)' },
  // An open part's price stands first.
  '&:has(p)': { gridTemplateColumns: 'auto auto 1fr' },
  '& .MuiTypography-price': { fontSize: '1.25rem' },
  '& s, html[data-own-chat] &': { display: 'none' },
  // Large text on a phone: the words have all the room, and the price stands on the page.
  '@media (max-width: 19.99em)': {
    '&&': { gridTemplateColumns: 'auto 1fr' },
    '& p': { display: 'none' },
  },
} as const;

const corner = {
  position: 'fixed',
  zIndex: 'fab',
  right: '1.5rem',
  bottom: '1.5rem',
  display: { xs: 'none', md: 'flex' },
  gap: '1px',
  transition: 'opacity 200ms, visibility 200ms',
  '&[data-away]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
} as const;

/** MUI does not move elements of this class when a dialog removes the scrollbar. */
const KEEPS_PLACE = 'mui-fixed';

export interface FloatingContactProps extends ContactLinks {
  cornerRef?: Ref<HTMLDivElement> | undefined;
  /** The price of the part that is open. */
  price?: number | undefined;
}

/** The bar is away while an open part's own chat button is in the window (`data-own-chat`). */
export function FloatingContact(props: FloatingContactProps) {
  const { chatHref, callHref, cornerRef, price } = props;
  return (
    <>
      <Paper className={KEEPS_PLACE} sx={bar}>
        {price === undefined ? null : <PriceTag price={price} />}
        <CallButton href={callHref} />
        <ChatButton href={chatHref} label="WhatsApp’tan Yaz" />
      </Paper>
      <Stack ref={cornerRef} className={KEEPS_PLACE} sx={corner}>
        <ContactIconLinks chatHref={chatHref} callHref={callHref} />
      </Stack>
    </>
  );
}
