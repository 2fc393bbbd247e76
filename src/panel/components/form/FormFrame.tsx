import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { IN_TALL_WINDOW } from '@/panel/components/tallWindow';

import { BesidePreview, type BesidePreviewProps } from './BesidePreview';
import type { ItemFormProps } from './draftFields';

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  bgcolor: 'background.default',
  // Its edge touches the line above.
  scrollMargin: '-0.75rem 0 1rem',
  '& > .MuiButton-root': { justifySelf: 'start' },
};

const framed = { pt: { xs: '1.25rem', sm: 3 }, px: { xs: 2, sm: 3 } };

const unframed = { maxWidth: '44rem', pt: 1 };

const restored = { flexWrap: 'wrap', alignItems: 'center', gap: '0 1.5rem' };

const actions = {
  [IN_TALL_WINDOW]: { position: 'sticky', zIndex: 1, bottom: 0 },
  flexWrap: 'wrap',
  gap: 1.5,
  pt: 1.5,
  pb: 'max(0.75rem, env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& > :first-of-type': { flex: { xs: '1 1 auto', sm: '0 1 14rem' } },
} as const;

// As wide as the frame.
const framedActions = { mx: { xs: -2, sm: -3 }, px: { xs: 2, sm: 3 } };

export interface FormFrameProps
  extends BesidePreviewProps, Pick<ItemFormProps<object>, 'title' | 'onDiscard'> {
  saveLabel?: string;
  cancelLabel?: string;
  /** Undefined: the form is open as long as its tab, and needs no frame. */
  onCancel?: () => void;
  /** Called when the browser finds every field valid (specification 5). */
  onSave: () => void;
}

/** WebKit does not scroll a field that the Tab key reaches out from behind the buttons. */
function handleKeyUp({ key, target }: KeyboardEvent) {
  if (key !== 'Tab' || !(target instanceof Element)) return;
  target.scrollIntoView({ block: 'nearest' });
}

/** An `onInvalidCapture`. Browsers scroll a field to the window's edge, where bars that stay in place cover it. */
function showFirstInvalid({ currentTarget, target }: FormEvent<HTMLElement>): void {
  const first = currentTarget.querySelector('input:invalid, select:invalid, textarea:invalid');
  if (target === first) first.scrollIntoView({ block: 'center' });
}

/** A form, whose title takes the focus where it can be closed. */
export function FormFrame(props: FormFrameProps) {
  const { title, saveLabel = 'Kaydet', cancelLabel = 'İptal', children } = props;
  const { onSave, onCancel, onDiscard } = props;
  const noticeId = useId();
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
    // A long form that takes another one's place fills the window already.
    heading.current.scrollIntoView({ block: 'nearest' });
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  return (
    <BesidePreview {...props}>
      <Paper
        ref={root}
        component="form"
        {...(onCancel ? { variant: 'accent' } : { elevation: 0 })}
        aria-label={title}
        onSubmit={handleSubmit}
        onInvalidCapture={showFirstInvalid}
        onKeyUp={handleKeyUp}
        sx={[form, onCancel ? framed : unframed]}
      >
        {onCancel && (
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h3"
            component="h2"
            aria-describedby={onDiscard && noticeId}
          >
            {title}
          </Typography>
        )}
        {onDiscard ? (
          <Stack direction="row" sx={restored}>
            <Typography id={noticeId} role="status" variant="body2" color="textSecondary">
              Yarım kalan kayıt geri getirildi.
            </Typography>
            <Button
              startIcon={<Icon path={PANEL_ICONS.delete} />}
              onClick={onDiscard}
              sx={{ mx: '-0.625rem', px: '0.625rem' }}
            >
              Yazdıklarımı sil
            </Button>
          </Stack>
        ) : null}
        {children}
        <Stack direction="row" sx={[actions, onCancel !== undefined && framedActions]}>
          <Button color="primary" type="submit" variant="contained" size="large">
            {saveLabel}
          </Button>
          {onCancel && (
            <Button variant="outlined" size="large" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
        </Stack>
      </Paper>
    </BesidePreview>
  );
}
