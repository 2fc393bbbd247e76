import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';

import { PANEL_ICONS } from './panelIcons';

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'min(5rem, 26%) minmax(0, 1fr)',
    sm: '6.5rem minmax(0, 1fr) auto',
  },
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: '0.5rem 0.875rem', sm: '0.5rem 1.25rem' },
  py: '0.875rem',
  borderBottom: 1,
  borderColor: 'divider',
};

const saved = ({ vars }: Theme) => ({
  '@keyframes row-saved': { from: { backgroundColor: vars.palette.surface.paperDeep } },
  animation: 'row-saved 3s ease-in',
});

const words = { display: 'grid', gap: 0.5, overflowWrap: 'anywhere' };

// On phones below the name, or in a row of its own if it has a price.
function foot(hasAside: boolean) {
  return {
    gridColumn: { xs: hasAside ? '1 / -1' : 2, sm: 'auto' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 1rem',
  } as const;
}

// Narrow enough for the old price to move below the new one, so that the buttons stay beside them.
const besideButtons = { flex: { xs: '1 1 5rem', sm: 'none' } };

const actions = {
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 0.5,
  ml: 'auto',
  mr: '-0.625rem',
  '& > button': { px: '0.625rem' },
} as const;

/** Asks a row's button to take the focus: once for each object. */
export interface FocusRequest {
  on: 'edit' | 'delete';
  /** The row is marked for a moment. */
  isSaved?: boolean;
}

export interface ItemRowProps {
  name: string;
  facts?: ReactNode;
  picture: ReactNode;
  aside?: ReactNode;
  /** Ignored while something else has the focus. */
  focusRequest?: FocusRequest | undefined;
  onEdit: () => void;
  onCopy?: (() => void) | undefined;
  onDelete: () => void;
}

/** A key that is held down deletes one item, not one after the other. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

export function ItemRow(props: ItemRowProps) {
  const { name, facts, picture, aside, focusRequest, onEdit, onCopy, onDelete } = props;
  const hasAside = aside !== undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (focusRequest === undefined || document.activeElement !== document.body) return;
    (focusRequest.on === 'edit' ? editButton : deleteButton).current?.focus();
  }, [focusRequest]);

  return (
    <Box sx={[row, focusRequest?.isSaved === true && saved]}>
      <Box sx={{ gridRow: { xs: hasAside ? 'auto' : 'span 2', sm: 'auto' } }}>{picture}</Box>
      <Box sx={words}>
        <Typography variant="h4" component="h2">
          {name}
        </Typography>
        {facts}
      </Box>
      <Stack direction="row" sx={foot(hasAside)}>
        {hasAside ? <Box sx={besideButtons}>{aside}</Box> : null}
        <Stack direction="row" sx={actions}>
          {onCopy ? (
            <IconControl
              path={PANEL_ICONS.copy}
              aria-label={`Kopyala: ${name}`}
              title="Kopyala"
              onClick={onCopy}
            />
          ) : null}
          <Button
            ref={editButton}
            color="secondary"
            startIcon={<Icon path={PANEL_ICONS.edit} />}
            aria-label={`Düzenle: ${name}`}
            onClick={onEdit}
          >
            Düzenle
          </Button>
          <Button
            ref={deleteButton}
            color="primary"
            startIcon={<Icon path={PANEL_ICONS.delete} />}
            aria-label={`Sil: ${name}`}
            onKeyDown={ignoreRepeats}
            onClick={onDelete}
          >
            Sil
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
