import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

import { ChatButton } from '@/components/shared/contact/ChatButton';

export interface NothingFoundProps {
  text: string;
  chatHref: string;
}

export function NothingFound({ text, chatHref }: NothingFoundProps) {
  return (
    <Paper variant="empty" component={Stack} sx={{ alignItems: 'center', gap: 2 }}>
      {text}
      <ChatButton href={chatHref} />
    </Paper>
  );
}
