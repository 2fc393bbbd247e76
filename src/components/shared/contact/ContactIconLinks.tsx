import { mdiPhone, mdiWhatsapp } from '@mdi/js';
import Fab from '@mui/material/Fab';

import { Icon } from '@/components/shared/Icon';

export interface ContactIconLinksProps {
  chatHref: string;
  callHref: string;
}

export function ContactIconLinks({ chatHref, callHref }: ContactIconLinksProps) {
  return (
    <>
      <Fab
        variant="square"
        color="chat"
        href={chatHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="WhatsApp ile yazın"
      >
        <Icon path={mdiWhatsapp} />
      </Fab>
      <Fab variant="square" href={callHref} aria-label="Ara">
        <Icon path={mdiPhone} />
      </Fab>
    </>
  );
}
