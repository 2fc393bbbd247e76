import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { StepDialog } from '@/panel/components/StepDialog';
import { type ReadinessStep, readinessSteps, readinessWords } from '@/panel/content/readiness';

const row = { flexWrap: 'wrap', gap: '0 1rem', py: 1, borderTop: 1, borderColor: 'divider' };

export interface ReadinessDialogProps {
  steps: readonly ReadinessStep[];
  isBusy: boolean;
  failure?: string | undefined;
  onRemoveSamples: () => void;
  onPutAside: (step: ReadinessStep) => void;
  onClose: () => void;
}

/** What is left before the shop opens, each with its reason and its place. */
export function ReadinessDialog(props: ReadinessDialogProps) {
  const { steps, isBusy, failure, onRemoveSamples, onPutAside, onClose } = props;
  const { title, putAside } = readinessWords;
  const step = { label: 'Örnekleri sil', busyLabel: 'Siliniyor…', isQuiet: true };
  return (
    <StepDialog
      title={title}
      width={36}
      step={steps.includes('samples') ? { ...step, onBegin: onRemoveSamples } : undefined}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
    >
      {steps.length === 0 ? <Typography role="status">Mağazanız açılmaya hazır.</Typography> : null}
      <List role="list">
        {steps.map((name) => (
          <ListItem key={name} sx={row}>
            <Typography sx={{ flex: '1 1 14rem' }}>{readinessSteps[name]}</Typography>
            <Button
              aria-label={`${putAside}: ${readinessSteps[name]}`}
              onClick={() => onPutAside(name)}
              sx={{ ml: 'auto' }}
            >
              {putAside}
            </Button>
          </ListItem>
        ))}
      </List>
    </StepDialog>
  );
}
