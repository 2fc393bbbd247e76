import { mdiPhone, mdiWhatsapp } from '@mdi/js';
import Fab from '@mui/material/Fab';

import { Icon } from '@/components/shared/Icon';
import type { ContactLinks } from '@/domain/contactLinks';

export function ContactIconLinks({ chatHref, callHref }: ContactLinks) {
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
