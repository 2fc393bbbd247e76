import { mdiPhone, mdiTruckFastOutline, mdiWhatsapp } from '@mdi/js';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { Icon } from '@/components/shared/Icon';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { freeShippingNote } from '@/content/trust';

const Root = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.common.white,
  fontSize: '0.8125rem',
  [theme.breakpoints.up('sm')]: { fontSize: '0.875rem' },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '0.5rem',
  [theme.breakpoints.up('sm')]: { justifyContent: 'start', columnGap: '1.75rem' },
}));

const Item = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const Note = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  marginLeft: 'auto',
  paddingBlock: '0.375rem',
  color: theme.vars.palette.surface.onInkMuted,
  [theme.breakpoints.down('sm')]: {
    order: -1,
    justifyContent: 'center',
    width: '100%',
    borderBottom: `1px solid ${theme.vars.palette.surface.inkLine}`,
  },
}));

export interface TopBarProps {
  phone: string;
  callHref: string;
  chatHref: string;
}

/** Above everything: the number, the chat, the free-shipping note (specification 2, "Header"). */
export function TopBar({ phone, callHref, chatHref }: TopBarProps) {
  return (
    <Root>
      <Row>
        <Item href={callHref}>
          <Icon path={mdiPhone} fontSize="inherit" />
          <VisuallyHidden>Ara: </VisuallyHidden>
          {phone}
        </Item>
        <Item href={chatHref} target="_blank" rel="noopener noreferrer">
          <Icon path={mdiWhatsapp} fontSize="inherit" />
          WhatsApp destek
        </Item>
        <Note>
          <Icon path={mdiTruckFastOutline} fontSize="small" />
          {freeShippingNote}
        </Note>
      </Row>
    </Root>
  );
}
