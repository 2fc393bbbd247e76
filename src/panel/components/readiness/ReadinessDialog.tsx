import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { StepDialog } from '@/panel/components/StepDialog';
import { type ReadinessStep, readinessSteps, readinessWords } from '@/panel/content/readiness';

const row = { flexWrap: 'wrap', gap: '0 1rem', py: 1, borderTop: 1, borderColor: 'divider' };

const words = {
  flex: '1 1 10rem',
  justifyContent: 'start',
  mx: -1,
  px: 1,
  textAlign: 'start',
  fontWeight: 400,
  // Twice, or MUI would remove the line under the mouse.
  'button&&': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

const quiet = { px: 1, ml: 'auto', mr: -1, fontWeight: 400, color: 'text.secondary' };

export type OpenedStep = Exclude<ReadinessStep, 'SHOP_WEBSITE'>;

export interface ReadinessDialogProps {
  steps: readonly ReadinessStep[];
  isBusy: boolean;
  failure?: string | undefined;
  /** Opens the place where the step is done. What only the host can change has none. */
  onOpen: (step: OpenedStep) => void;
  onPutAside: (step: ReadinessStep) => void;
  onClose: () => void;
}

/** What is left before the shop opens, each with its reason and its place. */
export function ReadinessDialog(props: ReadinessDialogProps) {
  const { steps, isBusy, failure, onOpen, onPutAside, onClose } = props;
  const { title, putAside } = readinessWords;
  const removal = {
    label: 'Örnekleri sil',
    busyLabel: 'Siliniyor…',
    isQuiet: true,
    onBegin: () => onOpen('samples'),
  };
  return (
    <StepDialog
      title={title}
      step={steps.includes('samples') ? removal : undefined}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
    >
      {steps.length === 0 ? <Typography role="status">Mağazanız açılmaya hazır.</Typography> : null}
      <List role="list">
        {steps.map((name) => (
          <ListItem key={name} sx={row}>
            {name === 'SHOP_WEBSITE' ? (
              <Typography sx={words}>{readinessSteps[name]}</Typography>
            ) : (
              <Button onClick={() => onOpen(name)} sx={words}>
                {readinessSteps[name]}
              </Button>
            )}
            <Button
              aria-label={`${putAside}: ${readinessSteps[name]}`}
              onClick={() => onPutAside(name)}
              sx={quiet}
            >
              {putAside}
            </Button>
          </ListItem>
        ))}
      </List>
    </StepDialog>
  );
}
