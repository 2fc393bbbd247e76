import Paper from '@mui/material/Paper';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';

export interface NothingFoundProps {
  text: string;
  chatHref: string;
  callHref?: string;
}

export function NothingFound({ text, chatHref, callHref }: NothingFoundProps) {
  return (
    <Paper variant="empty">
      {text}
      <ChatButton href={chatHref} />
      {callHref === undefined ? null : <CallButton href={callHref} />}
    </Paper>
  );
}
