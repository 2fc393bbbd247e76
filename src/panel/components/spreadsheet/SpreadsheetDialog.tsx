import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { StepDialog } from '@/panel/components/StepDialog';
import { fileProblems } from '@/panel/content/files/fileProblems';
import { applyFailures } from '@/panel/content/spreadsheetWords';

import { SpreadsheetPreview, type SpreadsheetPreviewProps } from './SpreadsheetPreview';

export interface SpreadsheetDialogProps {
  fileName: string;
  /** Why the file cannot be read. */
  problem?: keyof typeof fileProblems | undefined;
  /** Undefined while the file is being read. */
  preview?: SpreadsheetPreviewProps | undefined;
  failure?: keyof typeof applyFailures | undefined;
  /** The changes are on their way. */
  isBusy: boolean;
  onApply: () => void;
  onDownloadSample: () => void;
  onClose: () => void;
}

/** What a spreadsheet would change. Nothing is written before Uygula (D21). */
export function SpreadsheetDialog(props: SpreadsheetDialogProps) {
  const { fileName, problem, preview, failure, isBusy, onClose } = props;
  const { added = [], edited = [] } = preview?.changes.changes ?? {};
  return (
    <StepDialog
      title="Listeyi kontrol edin"
      width={40}
      step={
        preview && {
          label: 'Uygula',
          busyLabel: 'Uygulanıyor…',
          canBegin: added.length + edited.length > 0,
          onBegin: props.onApply,
        }
      }
      isBusy={isBusy}
      failure={failure && applyFailures[failure]}
      closeLabel="Vazgeç"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {fileName}
      </Typography>
      {problem || preview ? null : <Typography role="status">Liste okunuyor…</Typography>}
      {problem ? <Typography role="alert">{fileProblems[problem]}</Typography> : null}
      {preview ? <SpreadsheetPreview {...preview} /> : null}
      {(preview ?? problem) ? (
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
