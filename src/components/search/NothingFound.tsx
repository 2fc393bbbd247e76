import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';

export interface NothingFoundProps {
  text: string;
  chatHref: string;
  callHref?: string;
}

// The buttons beside the words, or below them where the window is narrow.
const row = { flexWrap: 'wrap', alignItems: 'center', gap: '1rem 2rem', pb: 4 } as const;

export function NothingFound({ text, chatHref, callHref }: NothingFoundProps) {
  return (
    <Stack direction="row" sx={row}>
      <Typography variant="subtitle1">{text}</Typography>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <ChatButton size="large" href={chatHref} />
        {callHref === undefined ? null : <CallButton size="large" href={callHref} />}
      </Stack>
    </Stack>
  );
}
