import { mdiClose } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  cloneElement,
  type CSSProperties,
  memo,
  type ReactElement,
  useEffect,
  useEffectEvent,
} from 'react';
import { createPortal } from 'react-dom';

import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton } from '@/components/shared/contact/ChatButton';
import { IconControl } from '@/components/shared/IconControl';
import { welcome } from '@/content/welcome';
import type { ContactLinks } from '@/domain/contactLinks';
import { LOW_WINDOW } from '@/theme/sizes';

const fade = { transition: CssFade };

const paper = {
  [LOW_WINDOW]: {
    m: 2,
    width: 'calc(100% - 2rem)',
    maxWidth: 'sm',
    maxHeight: 'calc(100% - 2rem)',
  },
};

const content = { [LOW_WINDOW]: { gap: '0.625rem', py: 2 } };

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
  /** Drawn but invisible while it is closed, so that it opens faster on slow phones. */
  keepMounted?: boolean;
  onClose: () => void;
}

const TITLE_ID = 'welcome-title';

/** Also closed by choosing chat or call (specification 2, "Welcome modal"). */
export function WelcomeModal(props: WelcomeModalProps) {
  const { isOpen, phone, chatHref, callHref, keepMounted = false, onClose } = props;
  // MUI's own portal would draw the content in one piece.
  return createPortal(
    <Dialog
      disablePortal
      keepMounted={keepMounted}
      open={isOpen}
      onClose={onClose}
      aria-labelledby={TITLE_ID}
      slots={fade}
      slotProps={{ paper: { sx: paper }, backdrop: { slots: fade } }}
    >
      <Content phone={phone} chatHref={chatHref} callHref={callHref} onClose={onClose} />
    </Dialog>,
    document.body,
  );
}

/** Modal passes functions that need no arguments. */
type Callback = (...args: never[]) => void;

interface CssFadeProps {
  in?: boolean;
  appear?: boolean;
  timeout?: unknown;
  children?: ReactElement<{ style?: CSSProperties }>;
  onEnter?: Callback;
  onExited?: Callback;
}

/**
 * Takes the place of MUI's Fade, which makes the browser lay out the page within the task that opens the modal, so that
 * it takes a slow phone twice as long. Closes at once.
 */
function CssFade(props: CssFadeProps) {
  // The child is an element, which knows neither `appear` nor `timeout`.
  const { in: isShown = false, appear: _, timeout: __, onEnter, onExited, ...others } = props;
  const { children, ...attributes } = others;
  const enter = useEffectEvent(() => onEnter?.());
  const exit = useEffectEvent(() => onExited?.());
  useEffect(() => {
    if (isShown) enter();
    else exit();
  }, [isShown]);
  if (!children) return null;
  const style = { animation: isShown ? 'appear 225ms' : 'none' };
  return cloneElement(children, { ...attributes, style });
}

type ContentProps = Pick<WelcomeModalProps, 'phone' | 'chatHref' | 'callHref' | 'onClose'>;

/** Memoised: drawn before the modal opens, and not again then. */
const Content = memo(function Content({ phone, chatHref, callHref, onClose }: ContentProps) {
  return (
    <DialogContent sx={content}>
      <Stack direction="row" sx={head}>
        <DialogTitle id={TITLE_ID} variant="h2" sx={{ flex: '1 1 8rem' }}>
          {welcome.title}
        </DialogTitle>
        <IconControl
          path={mdiClose}
          aria-label="Kapat"
          onClick={onClose}
          sx={{ mt: '-8px', mr: '-8px' }}
        />
      </Stack>
      <Typography color="textSecondary">{welcome.representative}</Typography>
      <List translate="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {welcome.makes.map((make) => (
          <Chip key={make} component="li" variant="outlined" label={make} />
        ))}
      </List>
      <Typography>{welcome.text}</Typography>
      <Stack direction="row" sx={contact}>
        <Typography variant="figure" component="p" sx={{ fontSize: 'clamp(1.5rem, 9vw, 2.25rem)' }}>
          {phone}
        </Typography>
        <DialogActions sx={actions}>
          <ChatButton size="large" href={chatHref} onClick={onClose} />
          <CallButton size="large" href={callHref} onClick={onClose} />
        </DialogActions>
      </Stack>
    </DialogContent>
  );
});
