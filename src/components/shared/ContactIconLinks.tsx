import { mdiPhone, mdiWhatsapp } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { FORCED_COLORS } from '@/theme/sizes';

import { Icon } from './Icon';

const Square = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  color: theme.vars.palette.common.white,
  boxShadow: '0 2px 10px rgb(0 0 0 / 0.35)',
  [FORCED_COLORS]: { border: '1px solid' },
  '&[data-kind="chat"]': { backgroundColor: theme.vars.palette.chat.main },
  '&[data-kind="chat"]:hover': { backgroundColor: theme.vars.palette.chat.dark },
  '&[data-kind="call"]': { backgroundColor: theme.vars.palette.surface.inkLine },
  '&[data-kind="call"]:hover': { backgroundColor: theme.vars.palette.surface.inkSoft },
}));

export interface ContactIconLinksProps {
  chatHref: string;
  callHref: string;
}

/** The two signs that float: chat and call. */
export function ContactIconLinks({ chatHref, callHref }: ContactIconLinksProps) {
  return (
    <>
      <Square
        data-kind="chat"
        href={chatHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="WhatsApp ile yazın"
      >
        <Icon path={mdiWhatsapp} />
      </Square>
      <Square data-kind="call" href={callHref} aria-label="Ara">
        <Icon path={mdiPhone} />
      </Square>
    </>
  );
}
