import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { AdminDialog } from '@/panel/components/AdminDialog';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
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
  /** Of applying, or of the undo. */
  failure?: keyof typeof applyFailures | undefined;
  /** True while the list, or the undo, is on its way. */
  isBusy: boolean;
  onApply: () => void;
  onUndo: () => void;
  onDownloadSample: () => void;
  onClose: () => void;
}

/** From the chosen file to the shop: nothing is written before Uygula (D21). */
export function SpreadsheetDialog(props: SpreadsheetDialogProps) {
  const { state, fileName, failure, isBusy, onClose } = props;
  const { kind } = state;
  const canApply = kind === 'checked' && state.preview.added + state.preview.changed > 0 && !isBusy;

  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <AdminDialog
      title="Listeyi kontrol edin"
      width={40}
      onClose={handleClose}
      actions={
        <>
          {failure === undefined ? null : (
            <Typography role="alert" color="primary" sx={{ flexBasis: '100%', fontWeight: 600 }}>
              {applyFailures[failure]}
            </Typography>
          )}
          {kind === 'checked' ? (
            <Button
              variant="contained"
              size="large"
              aria-disabled={!canApply}
              onClick={canApply ? props.onApply : undefined}
            >
              {isBusy ? 'Uygulanıyor…' : 'Uygula'}
            </Button>
          ) : null}
          {kind === 'applied' ? (
            <Button
              variant="outlined"
              color="secondary"
              size="large"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : props.onUndo}
            >
              {isBusy ? 'Geri alınıyor…' : 'Geri al'}
            </Button>
          ) : null}
          <Button
            variant={kind === 'applied' || kind === 'undone' ? 'contained' : 'outlined'}
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={handleClose}
          >
            {kind === 'applied' || kind === 'undone' ? 'Tamam' : 'Vazgeç'}
          </Button>
        </>
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <Outcome {...state} />
      {kind === 'checked' || kind === 'unreadable' ? (
        <Button
          color="secondary"
          startIcon={<Icon path={PANEL_ICONS.download} />}
          onClick={props.onDownloadSample}
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        >
          Örnek listeyi indir
        </Button>
      ) : null}
    </AdminDialog>
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
