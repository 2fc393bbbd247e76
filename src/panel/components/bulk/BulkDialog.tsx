import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';

import { AdminDialog } from '@/panel/components/AdminDialog';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';

export interface BulkDialogProps {
  title: string;
  /** What to change the products to, and what would change. */
  children: ReactNode;
  applyLabel: string;
  canApply: boolean;
  isBusy: boolean;
  failure?: BulkFailure | undefined;
  onApply: () => void;
  onClose: () => void;
}

/** Asks before marked products are changed: nothing is written before the first button is pressed. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, children, applyLabel, canApply, isBusy, failure, onApply, onClose } = props;
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canApply && !isBusy) onApply();
  }

  function handleClose() {
    if (!isBusy) onClose();
  }

  return (
    <AdminDialog
      title={title}
      width={32}
      onClose={handleClose}
      actions={
        <>
          {failure === undefined ? null : (
            <Typography role="alert" color="primary" sx={{ flexBasis: '100%', fontWeight: 600 }}>
              {bulkFailures[failure]}
            </Typography>
          )}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            size="large"
            aria-disabled={!canApply || isBusy}
          >
            {isBusy ? 'Kaydediliyor…' : applyLabel}
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            size="large"
            aria-disabled={isBusy}
            onClick={handleClose}
          >
            Vazgeç
          </Button>
        </>
      }
    >
      <Box
        id={formId}
        component="form"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        {children}
      </Box>
    </AdminDialog>
  );
}
