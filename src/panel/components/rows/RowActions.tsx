import Button from '@mui/material/Button';
import { type KeyboardEvent, memo, type MouseEvent, useLayoutEffect, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

/** Asks a row's button to take the focus: once for each object. */
export interface FocusRequest {
  on: 'edit' | 'delete';
  isSaved?: boolean;
}

export interface RowActionsProps {
  name: string;
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

/** The buttons of a row. Memoised: they are most of what a row costs, and a changed price or stock changes none of them. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { name, focusRequest, onEdit, onCopy, onDelete } = props;
  const editButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (focusRequest === undefined || document.activeElement !== document.body) return;
    if (focusRequest.on === 'edit') return editButton.current?.focus();
    // On a phone it stays beside the row: a second press deletes nothing.
    deleteButton.current?.focus({ preventScroll: true });
    editButton.current?.scrollIntoView({ block: 'nearest' });
  }, [focusRequest]);

  function handleMore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const remove = deleteButton.current;
    const isShown = remove !== null && remove.getBoundingClientRect().left < window.innerWidth;
    (isShown ? currentTarget : remove)?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }

  return (
    <>
      <IconControl
        className="more"
        path={PANEL_ICONS.more}
        aria-label={`Diğer işlemler: ${name}`}
        onClick={handleMore}
      />
      {onCopy ? (
        <Button
          className="copy"
          color="secondary"
          startIcon={<Icon path={PANEL_ICONS.copy} />}
          aria-label={`Kopyala: ${name}`}
          title="Kopyala"
          onClick={onCopy}
        >
          <span>Kopyala</span>
        </Button>
      ) : null}
      <Button
        ref={editButton}
        className="edit"
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
        className="delete"
        color="primary"
        startIcon={<Icon path={PANEL_ICONS.delete} />}
        aria-label={`Sil: ${name}`}
        title="Sil"
        onKeyDown={ignoreRepeats}
        onClick={onDelete}
      >
        <span>Sil</span>
      </Button>
    </>
  );
});
