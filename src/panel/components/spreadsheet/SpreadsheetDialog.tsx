import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { type DialogStep, StepDialog } from '@/panel/components/StepDialog';
import { applyFailures, fileProblems } from '@/panel/content/spreadsheet';

import { SpreadsheetPreview, type SpreadsheetPreviewProps } from './SpreadsheetPreview';

export type SpreadsheetState =
  | { kind: 'reading' }
  | { kind: 'unreadable'; problem: keyof typeof fileProblems }
  | { kind: 'checked'; preview: SpreadsheetPreviewProps }
  | { kind: 'applied'; added: number; changed: number }
  | { kind: 'undone' };

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

const doneTitles = { applied: 'Liste uygulandı', undone: 'Liste geri alındı' };

function stepOf(props: SpreadsheetDialogProps): DialogStep | undefined {
  const { state, onApply, onUndo } = props;
  if (state.kind === 'checked') {
    const canBegin = state.preview.added + state.preview.changed > 0;
    const isQuiet = !canBegin;
    return { label: 'Uygula', busyLabel: 'Uygulanıyor…', canBegin, isQuiet, onBegin: onApply };
  }
  if (state.kind !== 'applied') return undefined;
  return { label: 'Geri al', busyLabel: 'Geri alınıyor…', isQuiet: true, onBegin: onUndo };
}

/** From the chosen file to the shop: nothing is written before Uygula (D21). */
export function SpreadsheetDialog(props: SpreadsheetDialogProps) {
  const { state, fileName, failure, isBusy, onClose } = props;
  const { kind } = state;
  const doneTitle = kind === 'applied' || kind === 'undone' ? doneTitles[kind] : undefined;
  return (
    <StepDialog
      title={doneTitle ?? 'Listeyi kontrol edin'}
      width={40}
      step={stepOf(props)}
      isBusy={isBusy}
      failure={failure && applyFailures[failure]}
      closeLabel={doneTitle ? 'Tamam' : 'Vazgeç'}
      closesAs={doneTitle ? 'contained' : 'outlined'}
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
  if (state.kind === 'undone') {
    return <Typography role="status">Liste geri alındı. Ürünler eskisi gibi.</Typography>;
  }
  return (
    <Typography role="status">
      Liste uygulandı: {state.added} yeni, {state.changed} değişen ürün.
    </Typography>
  );
}
