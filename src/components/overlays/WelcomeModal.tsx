import { mdiClose } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { IconControl } from '@/components/shared/IconControl';
import { welcome } from '@/content/welcome';
import { FORCED_COLORS } from '@/theme/sizes';

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.125rem',
  padding: 'min(1.5rem, 7vw)',
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  [FORCED_COLORS]: { borderInline: '1px solid', borderBottom: '1px solid' },
}));

// Where the text is so large that they do not stand side by side, the button stands above the title.
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  gap: '0.5rem 1rem',
  '& > h2': { flex: '1 1 8rem' },
});

const Makes = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '0.25rem 0.625rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 600,
    fontSize: '0.9375rem',
  },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  '& > a': { flex: '2 1 5rem', paddingInline: '0.5rem' },
  '& > a:first-of-type': { flex: '3 1 8rem' },
});

export interface WelcomeModalProps {
  isOpen: boolean;
  phone: string;
  chatHref: string;
  callHref: string;
  onClose: () => void;
}

const TITLE_ID = 'karsilama';

/** Closes by its button, by Escape, and by choosing chat or call (specification 2, "Welcome modal"). */
export function WelcomeModal({ isOpen, phone, chatHref, callHref, onClose }: WelcomeModalProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={TITLE_ID} maxWidth="xs" fullWidth>
      <Content>
        <Head>
          <Typography id={TITLE_ID} variant="h2">
            {welcome.title}
          </Typography>
          <IconControl
            path={mdiClose}
            aria-label="Kapat"
            onClick={onClose}
            sx={{ mt: -1, mr: -1 }}
          />
        </Head>
        <Typography sx={{ color: 'text.secondary' }}>{welcome.representative}</Typography>
        <Makes translate="no">
          {welcome.makes.map((make) => (
            <li key={make}>{make}</li>
          ))}
        </Makes>
        <Typography>{welcome.text}</Typography>
        <Typography variant="figure" component="p" sx={{ fontSize: 'clamp(1.5rem, 9vw, 2.25rem)' }}>
          {phone}
        </Typography>
        <Actions>
          <ChatButton size="large" href={chatHref} onClick={onClose} />
          <CallButton size="large" href={callHref} onClick={onClose} />
        </Actions>
      </Content>
    </Dialog>
  );
}
