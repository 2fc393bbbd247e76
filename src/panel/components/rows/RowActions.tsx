import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { type KeyboardEvent, memo, type MouseEvent, useDeferredValue, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { clampLines } from '@/theme/sizes';

import {
  afterButtons,
  besideCopy,
  copyStyle,
  focusInside,
  RowButton,
  SideButton,
} from './rowButtons';

const Actions = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('sm')]: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'end',
    gap: '0.25rem',
  },
}));

/** Scrolls to the buttons beside the row, and back. On phones only. */
const MoreButton = styled(IconControl)(({ theme }) => ({
  gridArea: 'more',
  zIndex: 1,
  marginRight: '-0.75rem',
  ...focusInside,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

/** A button that covers the row on a phone, without a look: a press anywhere edits the item. */
const EditButton = styled(RowButton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'static',
    gridArea: 'name',
    alignSelf: 'stretch',
    minHeight: 0,
    '&, &:hover': { backgroundColor: 'transparent' },
    '& > span': { display: 'none' },
    '&::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  },
}));

/**
 * The press that covers the row, once more, with the name that the buttons push out of sight. It is the last one, so that it stands
 * where the row's button was pressed: a second tap there deletes nothing.
 */
const SideEdit = styled(SideButton)(({ theme }) => ({
  scrollSnapAlign: 'end',
  [theme.breakpoints.down('sm')]: { width: 'min(9rem, 40vw)', padding: '0 0.5rem' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

// All of them are in a phone's window.
const besideThree = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { width: 'min(6.25rem, 28vw)' },
});

export interface RowActionsProps {
  id: number;
  name: string;
  onEdit: (id: number) => void;
  onCopy?: ((id: number) => void) | undefined;
  onCopyLink?: ((id: number) => void) | undefined;
  onDelete: (id: number) => void;
}

/** A key that is held down deletes one item, not one after the other. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}

function labelled(label: string, path: string, name: string) {
  return {
    startIcon: <Icon path={path} />,
    'aria-label': `${label}: ${name}`,
    title: label,
    children: <span>{label}</span>,
  };
}

/** Memoised: half of a row, and a press of its switch does not change it. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { id, name, onEdit, onCopy, onCopyLink, onDelete } = props;
  const lastButton = useRef<HTMLButtonElement>(null);
  const hasCopy = onCopy !== undefined;
  const hasLink = onCopyLink !== undefined;
  // After what the row says: its buttons are most of what a row costs a slow phone.
  const isDrawn = useDeferredValue(true, false);

  function handleMore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const last = lastButton.current;
    const isShown = last !== null && last.getBoundingClientRect().left < window.innerWidth;
    (isShown ? currentTarget : last)?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }

  if (!isDrawn) return null;
  return (
    <Actions>
      <MoreButton
        path={PANEL_ICONS.more}
        aria-label={`Diğer işlemler: ${name}`}
        onClick={handleMore}
      />
      <SideEdit
        ref={lastButton}
        aria-hidden
        tabIndex={-1}
        sx={hasLink ? [besideThree, afterButtons(3)] : afterButtons(hasCopy ? 2 : 1)}
        onClick={() => onEdit(id)}
      >
        <Box component="span" sx={clampLines(2)}>
          {name}
        </Box>
        <strong>Düzenle</strong>
      </SideEdit>
      {hasLink ? (
        <SideButton
          {...labelled('Bağlantıyı kopyala', PANEL_ICONS.link, name)}
          sx={[copyStyle, afterButtons(2)]}
          onClick={() => onCopyLink(id)}
        />
      ) : null}
      {hasCopy ? (
        <SideButton
          {...labelled('Kopyala', PANEL_ICONS.copy, name)}
          sx={copyStyle}
          onClick={() => onCopy(id)}
        />
      ) : null}
      <EditButton
        {...labelled('Düzenle', PANEL_ICONS.edit, name)}
        className="edit"
        sx={hasCopy ? besideCopy : null}
        onClick={() => onEdit(id)}
      />
      <SideButton
        {...labelled('Sil', PANEL_ICONS.delete, name)}
        className="delete"
        color="primary"
        sx={hasCopy ? [besideCopy, afterButtons(1)] : null}
        onKeyDown={ignoreRepeats}
        onClick={() => onDelete(id)}
      />
    </Actions>
  );
});
