import { mdiPhone, mdiWhatsapp } from '@mdi/js';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import type { ContactLinks } from '@/domain/contactLinks';
import { FORCED_COLORS } from '@/theme/sizes';

const CallSign = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '3rem',
  height: '3rem',
  borderRadius: 2,
  backgroundColor: theme.palette.surface.inkLine,
  color: theme.palette.common.white,
  boxShadow: '0 2px 8px rgb(0 0 0 / 0.15)',
  transition: 'background-color 250ms',
  '&:hover': { backgroundColor: theme.palette.surface.inkSoft },
  [FORCED_COLORS]: { border: '1px solid' },
  // Otherwise the neighbour would cover its focus ring.
  '&:focus-visible': { zIndex: 1 },
})) as typeof ButtonBase;

const ChatSign = styled(CallSign)(({ theme }) => ({
  backgroundColor: theme.palette.chat.main,
  '&:hover': { backgroundColor: theme.palette.chat.dark },
})) as typeof ButtonBase;

export function ContactIconLinks({ chatHref, callHref }: ContactLinks) {
  return (
    <>
      <ChatSign
        href={chatHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="WhatsApp ile yazın"
      >
        <Icon path={mdiWhatsapp} />
      </ChatSign>
      <CallSign href={callHref} aria-label="Ara">
        <Icon path={mdiPhone} />
      </CallSign>
    </>
  );
}
