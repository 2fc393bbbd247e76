import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { Picture } from '@/components/shared/Picture';
import { drawingOf } from '@/content/categories';
import { usePreviewOf } from '@/panel/components/form/picture/picturePreviews';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { changeWords } from '@/panel/content/changes';
import { deviceWords, historyWords, pastChangeText } from '@/panel/content/history/pastChanges';
import { timeText } from '@/panel/content/timeText';
import type { PastChange } from '@/panel/domain/pastChange';

const row = { flexWrap: 'wrap', gap: '0.5rem 1rem', py: 1, borderTop: 1, borderColor: 'divider' };

export interface ChangeListProps {
  heading: string;
  changes: readonly PastChange[];
  /** While one is being undone, no other can be. */
  undoing: PastChange | undefined;
  onUndo: (change: PastChange) => void;
}

/** Changes of one day, or what waits, each with the button that takes it back. */
export function ChangeList({ heading, changes, undoing, onUndo }: ChangeListProps) {
  return (
    <section>
      <Typography component="h3" variant="label" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        {heading}
      </Typography>
      <List role="list">
        {changes.map((change) => {
          const { id, at, device, undone, product } = change;
          const text = pastChangeText(change);
          const action = product ? historyWords.bringBack : changeWords.undo;
          const label = undoing === change ? changeWords.busy : action;
          return (
            <ListItem key={id} sx={row}>
              {product ? <DeletedPicture {...product} /> : null}
              <Box sx={{ flex: '1 1 11em', minWidth: 0 }}>
                <Typography>{text}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {timeText(new Date(at))}
                  {device ? ` · ${deviceWords[device]}` : null}
                </Typography>
              </Box>
              {undone ? null : (
                <Button
                  variant="outlined"
                  aria-label={`${label}: ${text}`}
                  aria-disabled={undoing !== undefined}
                  startIcon={<Icon path={PANEL_ICONS.undo} />}
                  onClick={undoing ? undefined : () => onUndo(change)}
                  sx={{ flexShrink: 0 }}
                >
                  {label}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}

function DeletedPicture({ image, category }: NonNullable<PastChange['product']>) {
  const picture = usePreviewOf(image);
  return (
    <Box sx={{ width: '4rem', flexShrink: 0 }}>
      <Picture src={picture} standIn={drawingOf(category)} alt="" width={64} />
    </Box>
  );
}
