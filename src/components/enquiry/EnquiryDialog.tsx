import { mdiClose, mdiShareVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { ChatButton } from '@/components/shared/contact/ChatButton';
import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import type { EnquiryItem, ItemChange } from '@/domain/enquiry/enquiry';

import { CarSection, type CarSectionProps } from './CarSection';
import { EnquiryRow } from './EnquiryRow';

const paper = {
  m: { xs: 0, sm: 2 },
  width: { xs: '100%', sm: 'calc(100% - 4rem)' },
  maxWidth: { xs: 'none', sm: '38rem' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 4rem)' },
};

const head = {
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  gap: '0.5rem',
} as const;

// Behind the rows: at the dialog's upper edge, a second tap on `Sepet` would press it.
const clear = {
  alignSelf: 'start',
  px: 1,
  ml: -1,
  fontSize: '0.875rem',
  fontWeight: 400,
  color: 'text.secondary',
};

// In the window however long the list is.
const bar = {
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  mt: 'auto',
  mx: 'max(-1.5rem, -7vw)',
  px: 'min(1.5rem, 7vw)',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  gap: 1,
  '& > .MuiButton-root': { px: 'min(1.125rem, 3vw)', fontSize: 'min(1rem, 5vw)' },
  '& > .MuiButton-root .MuiButton-startIcon > :nth-of-type(1)': { fontSize: 'min(1.25rem, 6vw)' },
  '& > a': { flex: '1 1 min(10rem, 52%)' },
} as const;

const TITLE_ID = 'enquiry-title';

export interface EnquiryDialogProps extends CarSectionProps {
  isOpen: boolean;
  items: readonly EnquiryItem[];
  changes: ReadonlyMap<number, ItemChange>;
  chatHref: string;
  /** Why the last part was not taken. */
  refusal?: string | undefined;
  /** What became of `Paylaş`; `text` where the browser may not even copy. */
  shared?: 'copied' | { text: string } | undefined;
  /** The list was emptied just now. */
  canRestore: boolean;
  onQuantity: (id: number, quantity: number) => void;
  onRemove: (id: number) => void;
  onClear: () => void;
  onRestore: () => void;
  onShare: () => void;
  onClose: () => void;
}

/** The parts that the visitor asks for in one message (D31). Nothing is bought, and no prices are added up. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { isOpen, items, changes, chatHref, refusal, shared, canRestore, car } = props;
  const { onQuantity, onRemove, onClear, onRestore, onShare, onSave, onForget, onClose } = props;
  const title = useRef<HTMLHeadingElement>(null);

  /** The pressed button is not there any more. */
  function andFocusTitle(work: () => void) {
    work();
    title.current?.focus();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={TITLE_ID}
      transitionDuration={0}
      slotProps={{ transition: { exit: false }, paper: { sx: paper } }}
    >
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', pb: 0, scrollPaddingBottom: '6rem' }}
      >
        <Stack direction="row" sx={head}>
          <DialogTitle
            ref={title}
            id={TITLE_ID}
            tabIndex={-1}
            variant="h2"
            sx={{ flex: '1 1 8.5rem' }}
          >
            Sorulacak parçalar
          </DialogTitle>
          <IconControl path={mdiClose} aria-label="Kapat" onClick={onClose} sx={{ m: '-8px' }} />
        </Stack>
        {refusal === undefined ? null : (
          <Typography role="alert" color="primary" sx={{ fontWeight: 600 }}>
            {refusal}
          </Typography>
        )}
        {items.length === 0 ? (
          <Paper variant="empty">
            Listeniz boş. Parçaların yanındaki “Sepete Ekle” düğmesiyle listenize parça ekleyin,
            hepsini tek mesajla sorun.
            {canRestore ? (
              <Button variant="outlined" onClick={() => andFocusTitle(onRestore)}>
                Geri al
              </Button>
            ) : null}
          </Paper>
        ) : (
          <>
            <List aria-labelledby={TITLE_ID}>
              {items.map((item) => (
                <EnquiryRow
                  key={item.id}
                  item={item}
                  change={changes.get(item.id)}
                  onQuantity={(quantity) => onQuantity(item.id, quantity)}
                  onRemove={() => andFocusTitle(() => onRemove(item.id))}
                />
              ))}
            </List>
            <Button onClick={() => andFocusTitle(onClear)} sx={clear}>
              Hepsini sil
            </Button>
          </>
        )}
        <CarSection car={car} onSave={onSave} onForget={onForget} />
        <div role="status">
          {shared === undefined ? null : shared === 'copied' ? (
            'Kopyalandı. Bir mesaja yapıştırabilirsiniz.'
          ) : (
            <>
              Tarayıcınız kopyalamaya izin vermedi. Metni seçip kopyalayın:
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', userSelect: 'all' }}>
                {shared.text}
              </Typography>
            </>
          )}
        </div>
        {items.length === 0 ? null : (
          <DialogActions sx={bar}>
            <ChatButton size="large" href={chatHref} label="WhatsApp ile sor" />
            <Button startIcon={<Icon path={mdiShareVariant} />} onClick={onShare}>
              Paylaş
            </Button>
          </DialogActions>
        )}
      </DialogContent>
    </Dialog>
  );
}
