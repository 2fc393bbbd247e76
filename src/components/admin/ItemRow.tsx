import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';

import { PANEL_ICONS } from './panelIcons';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 26%) minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.5rem 0.875rem',
  paddingBlock: '0.875rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '1.25rem',
  },
}));

const Words = styled('div')({ display: 'grid', gap: '0.25rem', overflowWrap: 'anywhere' });

// On phones a row of its own where there is a price, else the place below the name.
const Foot = styled('div')(({ theme }) => ({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  '&[data-has-aside="true"]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { '&&': { gridColumn: 'auto' } },
}));

const PictureCell = styled('div')(({ theme }) => ({
  gridRow: 'span 2',
  '&[data-has-aside="true"]': { gridRow: 'auto' },
  [theme.breakpoints.up('sm')]: { '&&': { gridRow: 'auto' } },
}));

// Narrow enough for the old price to fall below the new one, so that the buttons stay beside them.
const Aside = styled('div')(({ theme }) => ({
  flex: '1 1 5rem',
  [theme.breakpoints.up('sm')]: { flex: 'none' },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: '0.25rem',
  marginLeft: 'auto',
  marginRight: '-0.625rem',
  // Outweighs the button's own padding, whichever of the two is drawn first.
  '&& > *': { paddingInline: '0.625rem' },
});

/** A wish that one of a row's buttons takes the focus. Each wish is an object of its own, and granted once. */
export interface FocusRequest {
  on: 'edit' | 'delete';
}

export interface ItemRowProps {
  name: string;
  /** Beside or below the name, and quieter. */
  facts?: ReactNode;
  picture: ReactNode;
  /** What stands beside the buttons, such as the price. */
  aside?: ReactNode;
  /** Granted if nobody else has the focus: after a deletion, after saving. */
  focusRequest?: FocusRequest | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

/** A key that is held down deletes one item, not the whole list. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

/** One item of a list: its picture, its name, what to do with it. */
export function ItemRow(props: ItemRowProps) {
  const { name, facts, picture, aside, focusRequest, onEdit, onDelete } = props;
  const hasAside = aside !== undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (focusRequest === undefined || document.activeElement !== document.body) return;
    (focusRequest.on === 'edit' ? editButton : deleteButton).current?.focus();
  }, [focusRequest]);

  return (
    <Root>
      <PictureCell data-has-aside={hasAside}>{picture}</PictureCell>
      <Words>
        <Typography variant="h4" component="h2">
          {name}
        </Typography>
        {facts}
      </Words>
      <Foot data-has-aside={hasAside}>
        {hasAside ? <Aside>{aside}</Aside> : null}
        <Actions>
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
        </Actions>
      </Foot>
    </Root>
  );
}
