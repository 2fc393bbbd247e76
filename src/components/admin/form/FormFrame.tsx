import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: '1.25rem 1rem 0',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.default,
  maxWidth: '56rem',
  scrollMarginBlock: '1rem',
  [theme.breakpoints.up('sm')]: { padding: '1.5rem 1.5rem 0' },
}));

// Under the thumb however long the form is.
const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginInline: '-1rem',
  padding: '0.75rem 1rem',
  paddingBottom: 'max(0.75rem, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > :first-of-type': { flex: '1 1 auto' },
  [theme.breakpoints.up('sm')]: {
    marginInline: '-1.5rem',
    paddingInline: '1.5rem',
    '& > :first-of-type': { flex: '0 1 14rem' },
  },
}));

export interface FormFrameProps {
  title: string;
  children: ReactNode;
  /** Called only with valid fields: the browser has turned everything else away (specification 5). */
  onSave: () => void;
  onCancel: () => void;
}

/** What every inline form shares: its name, which takes the focus as it opens, Kaydet and İptal, and Escape. */
export function FormFrame({ title, children, onSave, onCancel }: FormFrameProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <Root ref={form} aria-labelledby={titleId} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Typography id={titleId} ref={heading} tabIndex={-1} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
      <Actions>
        <Button type="submit" variant="contained" size="large">
          Kaydet
        </Button>
        <Button variant="outlined" color="secondary" size="large" onClick={onCancel}>
          İptal
        </Button>
      </Actions>
    </Root>
  );
}
