import Paper from '@mui/material/Paper';

import { ChatButton } from '@/components/shared/contact/ChatButton';

export interface NothingFoundProps {
  text: string;
  chatHref: string;
}

export function NothingFound({ text, chatHref }: NothingFoundProps) {
  return (
    <Paper variant="empty">
      {text}
      <ChatButton href={chatHref} />
    </Paper>
  );
}
