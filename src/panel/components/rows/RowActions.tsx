import Button from '@mui/material/Button';
import { type KeyboardEvent, memo, type MouseEvent, useRef } from 'react';

import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import { PANEL_ICONS } from '@/panel/components/panelIcons';

export interface RowActionsProps {
  name: string;
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
  const { name, onEdit, onCopy, onDelete } = props;
  const deleteButton = useRef<HTMLButtonElement>(null);

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
