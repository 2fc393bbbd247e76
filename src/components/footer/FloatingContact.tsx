import { styled } from '@mui/material/styles';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { ContactIconLinks } from '@/components/shared/ContactIconLinks';

/** As high as the bar on phones; the page ends above it. */
export const CONTACT_BAR_HEIGHT = '4.25rem';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: '0.5rem',
  padding: '0.625rem min(1rem, 4.4vw) calc(0.625rem + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.common.white,
  color: theme.vars.palette.text.primary,
  // Large text takes the room of the padding first, then of the sign.
  '& > a': { paddingInline: 'min(1.125rem, 2.5vw)' },
  '& .MuiButton-startIcon': { flexShrink: 1, overflow: 'hidden' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  right: '1.5rem',
  bottom: '1.5rem',
  display: 'grid',
  gap: '0.5rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** MUI's word for what must not move when a dialog takes the scrollbar away. */
const KEEPS_PLACE = 'mui-fixed';

export interface FloatingContactProps {
  chatHref: string;
  callHref: string;
}

/** Always within the thumb's reach: a bar on phones, two signs in the corner of wide windows. */
export function FloatingContact({ chatHref, callHref }: FloatingContactProps) {
  return (
    <>
      <Bar className={KEEPS_PLACE}>
        <CallButton href={callHref} />
        <ChatButton href={chatHref} label="WhatsApp’tan Yaz" />
      </Bar>
      <Corner className={KEEPS_PLACE}>
        <ContactIconLinks chatHref={chatHref} callHref={callHref} />
      </Corner>
    </>
  );
}
