import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { partNotFound } from '@/content/trust';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: '3rem',
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.common.white,
  [theme.breakpoints.up('md')]: { paddingBlock: '4.5rem' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '1.75rem',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: '4rem',
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.875rem',
  maxWidth: '40rem',
  paddingLeft: '1.25rem',
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

export interface PartNotFoundCtaProps {
  chatHref: string;
  callHref: string;
}

const HEADING_ID = 'parca-bulunamadi';

/** For whoever did not find the part (specification 2, "Trust and contact section"). */
export function PartNotFoundCta({ chatHref, callHref }: PartNotFoundCtaProps) {
  return (
    <Root aria-labelledby={HEADING_ID}>
      <Columns>
        <Words>
          <Typography id={HEADING_ID} variant="h2">
            {partNotFound.title}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'surface.onInkMuted' }}>
            {partNotFound.text}
          </Typography>
        </Words>
        <Actions>
          <ChatButton size="large" href={chatHref} label={partNotFound.chat} />
          <CallButton size="large" color="inherit" href={callHref} label={partNotFound.call} />
        </Actions>
      </Columns>
    </Root>
  );
}
