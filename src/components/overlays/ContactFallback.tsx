import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Logo } from '@/components/shared/Logo';
import type { ContactLinks } from '@/domain/contactLinks';

const row = { flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 3 } as const;

export interface ContactFallbackProps extends ContactLinks {
  phone: string;
  text?: string;
  onOpenAdmin: () => void;
}

/** Takes the place of the header or the page where it cannot be drawn (D18). */
export function ContactFallback(props: ContactFallbackProps) {
  const { phone, callHref, chatHref, text, onOpenAdmin } = props;
  return (
    <Container component="header">
      <Stack direction="row" sx={row}>
        <Logo />
        {text === undefined ? null : <Typography sx={{ width: '100%' }}>{text}</Typography>}
        <CallButton href={callHref} label={`Ara: ${phone}`} />
        <ChatButton href={chatHref} />
        <Button onClick={onOpenAdmin}>Site Yönetimi</Button>
      </Stack>
    </Container>
  );
}
