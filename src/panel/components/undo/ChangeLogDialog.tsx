import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { StepDialog } from '@/panel/components/StepDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';
import { changeText, changeWords, type LoggedWords } from '@/panel/content/changes';
import { timeText } from '@/panel/content/timeText';

const row = { flexWrap: 'wrap', gap: '0.5rem 1rem', py: 1, borderTop: 1, borderColor: 'divider' };

interface LogEntry extends LoggedWords {
  key: number;
  at: Date;
  left?: readonly string[] | undefined;
}

export interface ChangeLogDialogProps {
  entries: ReadonlyArray<LogEntry>;
  /** That of the entry that is being undone. */
  busyKey: number | undefined;
  failure?: BulkFailure | undefined;
  onUndo: (key: number) => void;
  onClose: () => void;
}

/** What the owner has done since the page was opened, the newest first (D46). */
export function ChangeLogDialog(props: ChangeLogDialogProps) {
  const { entries, busyKey, failure, onUndo, onClose } = props;
  return (
    <StepDialog
      title={changeWords.title}
      text={entries.length === 0 ? changeWords.none : changeWords.text}
      width={36}
      closeLabel="Tamam"
      closesAs="contained"
      step={undefined}
      isBusy={busyKey !== undefined}
      failure={failure && bulkFailures[failure]}
      onClose={onClose}
    >
      <List role="list" sx={{ mt: 2 }}>
        {entries.map(({ key, at, left = [], ...words }) => {
          const text = changeText(words);
          const label = key === busyKey ? changeWords.busy : changeWords.undo;
          return (
            <ListItem key={key} sx={row}>
              <Box role="status" sx={{ flex: '1 1 11em', minWidth: 0 }}>
                <Typography>{text}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {timeText(at)}
                  {left.length === 0 ? null : ` · ${changeWords.left(left)}`}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                aria-label={`${label}: ${text}`}
                aria-disabled={busyKey !== undefined}
                startIcon={<Icon path={PANEL_ICONS.undo} />}
                onClick={busyKey === undefined ? () => onUndo(key) : undefined}
                sx={{ flexShrink: 0 }}
              >
                {label}
              </Button>
            </ListItem>
          );
        })}
      </List>
    </StepDialog>
  );
}
