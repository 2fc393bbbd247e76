import { mdiClose } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { FadeProps } from '@mui/material/Fade';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cloneElement, memo, type ReactElement } from 'react';
import { createPortal } from 'react-dom';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { PhoneText } from '@/components/shared/contact/PhoneText';
import { IconControl } from '@/components/shared/IconControl';
import { useShop } from '@/components/shared/ShopContext';
import { makesOf } from '@/content/shop/shopFacts';
import { welcome } from '@/content/welcome';
import type { ContactLinks } from '@/domain/contactLinks';
import { LOW_WINDOW } from '@/theme/sizes';

const plain = { transition: Plain };

const fadingIn = { animation: 'appear 225ms' };

const paper = {
  [LOW_WINDOW]: {
    m: 2,
    width: 'calc(100% - 2rem)',
    maxWidth: 'sm',
    maxHeight: 'calc(100% - 2rem)',
  },
};

const content = { gap: 2, [LOW_WINDOW]: { gap: '0.625rem', py: 2 } };

const makes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(30%, 5rem)), 1fr))',
  gap: 0.75,
};

const number = { fontSize: 'clamp(1.5rem, 8vw, 1.75rem)', lineHeight: 1.2 };

const head = {
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  gap: '0.5rem 1rem',
} as const;

const contact = { flexWrap: 'wrap', alignItems: 'center', gap: '1.125rem' } as const;

const actions = {
  flex: '1 1 14rem',
  '& > a': { flex: '2 1 5rem', px: 1 },
  '& > a:first-of-type': { flex: '3 1 8rem' },
};

export interface WelcomeModalProps extends ContactLinks {
  isOpen: boolean;
  phone: string;
  onClose: () => void;
}

const TITLE_ID = 'welcome-title';

/**
 * A choice of chat or call closes it, too (specification 2, "Welcome modal"). It is drawn but invisible before it opens,
 * so that it opens faster on slow phones; whoever closes it takes it out of the page.
 */
export function WelcomeModal(props: WelcomeModalProps) {
  const { isOpen, ...shown } = props;
  // MUI's own portal would draw the content in one piece.
  return createPortal(
    <Dialog
      disablePortal
      keepMounted
      open={isOpen}
      onClose={shown.onClose}
      aria-labelledby={TITLE_ID}
      style={isOpen ? fadingIn : undefined}
      slots={plain}
      slotProps={{ paper: { sx: paper }, backdrop: { slots: plain } }}
    >
      <WelcomeContent {...shown} />
    </Dialog>,
    document.body,
  );
}

type PlainProps = FadeProps & { children: ReactElement<Partial<FadeProps>> };

/** Takes the place of MUI's Fade, which lays out the page in the task that opens the modal: slow phones take twice as long. */
function Plain({ children, ref, role, tabIndex, onFocus }: PlainProps) {
  return cloneElement(children, { ref, role, tabIndex, onFocus });
}

/** Memoised: drawn before the modal opens, and not again then. */
export const WelcomeContent = memo(function WelcomeContent(
  props: Omit<WelcomeModalProps, 'isOpen'>,
) {
  const { phone, chatHref, callHref, onClose } = props;
  const shop = useShop();
  const named = makesOf(shop);
  const words = named.length === 0 ? welcome.own : welcome;
  return (
    <DialogContent sx={content}>
      <Stack direction="row" sx={head}>
        <DialogTitle id={TITLE_ID} variant="h2" sx={{ flex: '1 1 8rem' }}>
          {words.title}
        </DialogTitle>
        <IconControl path={mdiClose} aria-label="Kapat" onClick={onClose} sx={{ m: '-8px' }} />
      </Stack>
      {named.length === 0 ? null : (
        <List translate="no" sx={makes}>
          {named.map((make) => (
            <Chip key={make} component="li" variant="outlined" label={make} />
          ))}
        </List>
      )}
      <Typography>{words.text}</Typography>
      <Stack direction="row" sx={contact}>
        <Typography variant="figure" component="p" sx={number}>
          <PhoneText phone={phone} />
        </Typography>
        <DialogActions sx={actions}>
          <ChatButton size="large" href={chatHref} onClick={onClose} />
          <CallButton size="large" href={callHref} onClick={onClose} />
        </DialogActions>
      </Stack>
      {shop.isOwn ? null : <Typography variant="body2">{welcome.representative}</Typography>}
    </DialogContent>
  );
});
