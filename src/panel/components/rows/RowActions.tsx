import Button from '@mui/material/Button';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';

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
    (focusRequest.on === 'edit' ? editButton : deleteButton).current?.focus();
  }, [focusRequest]);

  return (
    <>
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
    </>
  );
});
