import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, memo, type MouseEvent, useDeferredValue, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

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
    'aria-label': `${label}: ${name}`,
    title: label,
    children: (
      <>
        <Icon path={path} />
        <span>{label}</span>
      </>
    ),
  };
}

/** Memoised: half of a row, and a press of its switch does not change it. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { id, name, onEdit, onCopy, onCopyLink, onDelete } = props;
  const lastButton = useRef<HTMLButtonElement>(null);
  // After what the row says: its buttons are most of what a row costs a slow phone.
  const isDrawn = useDeferredValue(true, false);

  /** Scrolls to the buttons beside the row, and back. */
  function handleMore({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const last = lastButton.current;
    const isShown = last !== null && last.getBoundingClientRect().left < window.innerWidth;
    (isShown ? currentTarget : last)?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }

  if (!isDrawn) return null;
  return (
    <div className="actions">
      <ButtonBase className="more" aria-label={`Diğer işlemler: ${name}`} onClick={handleMore}>
        <Icon path={PANEL_ICONS.more} />
      </ButtonBase>
      {/* The press that covers the row, once more, with the name that the buttons push out of sight. It is the last one, so that it
          stands where the row's button was pressed: a second tap there deletes nothing. */}
      <ButtonBase
        ref={lastButton}
        className="again"
        aria-hidden
        tabIndex={-1}
        onClick={() => onEdit(id)}
      >
        <span>{name}</span>
        <strong>Düzenle</strong>
      </ButtonBase>
      {onCopyLink ? (
        <ButtonBase
          className="link"
          {...labelled('Bağlantıyı kopyala', PANEL_ICONS.link, name)}
          onClick={() => onCopyLink(id)}
        />
      ) : null}
      {onCopy ? (
        <ButtonBase
          className="copy"
          {...labelled('Kopyala', PANEL_ICONS.copy, name)}
          onClick={() => onCopy(id)}
        />
      ) : null}
      <ButtonBase
        className="edit"
        {...labelled('Düzenle', PANEL_ICONS.edit, name)}
        onClick={() => onEdit(id)}
      />
      <ButtonBase
        className="delete"
        {...labelled('Sil', PANEL_ICONS.delete, name)}
        onKeyDown={ignoreRepeats}
        onClick={() => onDelete(id)}
      />
    </div>
  );
});
