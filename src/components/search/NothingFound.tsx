import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';

export interface NothingFoundProps {
  text: string;
  chatHref: string;
  callHref?: string;
}

export function NothingFound({ text, chatHref, callHref }: NothingFoundProps) {
  return (
    <Stack sx={{ gap: 2, maxWidth: '40rem', pb: 4 }}>
      <Typography variant="subtitle1">{text}</Typography>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <ChatButton size="large" href={chatHref} />
        {callHref === undefined ? null : <CallButton size="large" href={callHref} />}
      </Stack>
    </Stack>
  );
}
