import Button from '@mui/material/Button';

import { AdminDialog, type AdminDialogProps } from './AdminDialog';
import { ChangedList, type ChangedListProps } from './ChangedList';

export interface ChangedRecordsDialogProps
  extends Pick<AdminDialogProps, 'title' | 'text' | 'onClose'>, Omit<ChangedListProps, 'label'> {
  /** The buttons. The first one does what the owner wanted. */
  choices: readonly { label: string; onPress: () => void }[];
}

/** Asks the owner what becomes of his changes, where somebody else has changed the same records. */
export function ChangedRecordsDialog(props: ChangedRecordsDialogProps) {
  const { records, words, choices, ...dialog } = props;
  return (
    <AdminDialog
      {...dialog}
      width={40}
      closeLabel="Vazgeç"
      actions={choices.map(({ label, onPress }, index) => (
        <Button
          key={label}
          color={index === 0 ? 'primary' : 'secondary'}
          variant={index === 0 ? 'contained' : 'outlined'}
          size="large"
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
    >
      {records.length === 0 ? null : (
        <ChangedList label={dialog.title} records={records} words={words} />
      )}
    </AdminDialog>
  );
}
