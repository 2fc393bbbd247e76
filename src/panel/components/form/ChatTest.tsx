import { mdiWhatsapp } from '@mdi/js';
import Button from '@mui/material/Button';

import { Icon } from '@/components/shared/Icon';
import { chatLink, chatNumber } from '@/domain/contactLinks';

export function ChatTest({ phone }: { phone: string }) {
  const number = chatNumber(phone);
  if (number === '') return null;
  return (
    <Button
      variant="outlined"
      href={chatLink(phone, 'Deneme')}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon path={mdiWhatsapp} />}
      sx={{ justifySelf: 'start' }}
    >
      WhatsApp’ta test et: +{number}
    </Button>
  );
}
