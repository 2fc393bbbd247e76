import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { type DialogStep, StepDialog } from '@/panel/components/StepDialog';
import { changeWords } from '@/panel/content/changes';
import { applyFailures, fileProblems } from '@/panel/content/spreadsheet';

import { SpreadsheetPreview, type SpreadsheetPreviewProps } from './SpreadsheetPreview';

export type SpreadsheetState =
  | { kind: 'reading' }
  | { kind: 'unreadable'; problem: keyof typeof fileProblems }
  | { kind: 'checked'; preview: SpreadsheetPreviewProps }
  | { kind: 'applied'; text: string };

export interface SpreadsheetDialogProps {
  state: SpreadsheetState;
  fileName: string;
  failure?: keyof typeof applyFailures | undefined;
  /** True while the list, or the undo, is on its way. */
  isBusy: boolean;
  onApply: () => void;
  onUndo: () => void;
  onDownloadSample: () => void;
  onClose: () => void;
}

function stepOf(props: SpreadsheetDialogProps): DialogStep | undefined {
  const { state, onApply, onUndo } = props;
  if (state.kind === 'checked') {
    const { added, changed, choices } = state.preview;
    const canBegin = added + changed > 0 || choices.sellsOutMissing;
    const isQuiet = !canBegin;
    return { label: 'Uygula', busyLabel: 'Uygulanıyor…', canBegin, isQuiet, onBegin: onApply };
  }
  if (state.kind !== 'applied') return undefined;
  return { label: changeWords.undo, busyLabel: changeWords.busy, isQuiet: true, onBegin: onUndo };
}

/** From the chosen file to the shop: nothing is written before Uygula (D21). */
export function SpreadsheetDialog(props: SpreadsheetDialogProps) {
  const { state, fileName, failure, isBusy, onClose } = props;
  const { kind } = state;
  const isDone = kind === 'applied';
  return (
    <StepDialog
      title={isDone ? 'Listeden ekle' : 'Listeyi kontrol edin'}
      width={40}
      step={stepOf(props)}
      isBusy={isBusy}
      failure={failure && applyFailures[failure]}
      closeLabel={isDone ? 'Tamam' : 'Vazgeç'}
      closesAs={isDone ? 'contained' : 'outlined'}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <Outcome {...state} />
      {kind === 'checked' || kind === 'unreadable' ? (
        <Button
          startIcon={<Icon path={PANEL_ICONS.download} />}
          onClick={props.onDownloadSample}
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        >
          Örnek listeyi indir
        </Button>
      ) : null}
    </StepDialog>
  );
}

function Outcome(state: SpreadsheetState) {
  if (state.kind === 'reading') return <Typography role="status">Liste okunuyor…</Typography>;
  if (state.kind === 'checked') return <SpreadsheetPreview {...state.preview} />;
  if (state.kind === 'unreadable') {
    return <Typography role="alert">{fileProblems[state.problem]}</Typography>;
  }
  return <Typography role="status">{state.text}</Typography>;
}
