import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

import { PANEL_ICONS } from '@/components/admin/panelIcons';
import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'min(5rem, 26%) minmax(0, 1fr)',
    sm: 'min(5rem, 12%) minmax(0, 1fr) auto',
  },
  gridTemplateAreas: {
    xs: '"picture name" "picture facts" "picture foot"',
    sm: '"picture name actions" "picture facts actions"',
  },
  gridTemplateRows: { sm: '1fr auto' },
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: '0.25rem 0.875rem', sm: '0 1.25rem' },
  py: { xs: '0.875rem', sm: '0.375rem' },
  borderBottom: 1,
  borderColor: 'divider',
};

// In percent of the list, so that they are in line from row to row.
const rowWithPrice = {
  ...row,
  gridTemplateColumns: {
    ...row.gridTemplateColumns,
    sm: 'min(5rem, 12%) minmax(0, 1fr) 24% 8.5rem',
    lg: 'min(5rem, 8%) minmax(0, 1fr) 16% 9.5% 15.5% 22%',
  },
  gridTemplateAreas: {
    xs: '"picture name" "picture facts" "foot foot"',
    sm: '"picture name price actions" "picture facts price actions"',
    lg: '"picture name facts stock price actions"',
  },
  gridTemplateRows: { sm: '1fr auto', lg: 'auto' },
};

const saved = ({ palette }: Theme) => ({
  '@keyframes row-saved': { from: { backgroundColor: palette.surface.paperDeep } },
  animation: 'row-saved 3s ease-in',
  '@media (prefers-reduced-motion: reduce)': { backgroundColor: palette.surface.paperDeep },
});

const title = { gridArea: 'name', overflowWrap: 'anywhere' };

const factsAlone = { gridArea: 'facts', overflowWrap: 'anywhere' };

const factsAndStock = {
  ...factsAlone,
  display: { xs: 'flex', lg: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { sm: 'space-between' },
  gap: '0 0.875rem',
} as const;

const foot = {
  gridArea: 'foot',
  mt: 0.5,
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.5rem',
};

// Narrow enough for the old price to move below the new one, so that the buttons stay beside them.
const priceBox = { gridArea: 'price', flex: '1 1 5rem' };

const actions = {
  gridArea: 'actions',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 0.5,
  ml: 'auto',
  mr: '-10px',
  '& > button': { minWidth: 0, px: '0.625rem' },
} as const;

// Tablets show the icons alone, so that names have room.
const actionsBesidePrice = {
  ...actions,
  '& .MuiButton-startIcon': { ml: { sm: 0, lg: '-4px' }, mr: { sm: 0, lg: 1 } },
  '& .MuiButton-startIcon + span': { display: { sm: 'none', lg: 'inline' } },
};

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
  /** Of a product: both have a column of their own. */
  stock?: ReactNode;
  price?: ReactNode;
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
  const { name, facts, picture, stock, price, focusRequest, onEdit, onCopy, onDelete } = props;
  const hasPrice = price !== undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (focusRequest === undefined || document.activeElement !== document.body) return;
    (focusRequest.on === 'edit' ? editButton : deleteButton).current?.focus();
  }, [focusRequest]);

  return (
    <Box sx={[hasPrice ? rowWithPrice : row, focusRequest?.isSaved === true && saved]}>
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
      <Typography variant="h4" component="h2" sx={title}>
        {name}
      </Typography>
      <Box sx={hasPrice ? factsAndStock : factsAlone}>
        <Box sx={{ gridArea: 'facts' }}>{facts}</Box>
        {stock}
      </Box>
      <Stack direction="row" sx={foot}>
        {hasPrice ? <Box sx={priceBox}>{price}</Box> : null}
        <Stack direction="row" sx={hasPrice ? actionsBesidePrice : actions}>
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
            title="Düzenle"
            onClick={onEdit}
          >
            <span>Düzenle</span>
          </Button>
          <Button
            ref={deleteButton}
            color="primary"
            startIcon={<Icon path={PANEL_ICONS.delete} />}
            aria-label={`Sil: ${name}`}
            title="Sil"
            onKeyDown={ignoreRepeats}
            onClick={onDelete}
          >
            <span>Sil</span>
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
