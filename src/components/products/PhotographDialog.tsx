import { mdiClose } from '@mdi/js';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type Touch, type TouchEvent, useRef } from 'react';

import { IconControl } from '@/components/shared/IconControl';
import { Picture } from '@/components/shared/Picture';
import { ROUND_PLATE } from '@/theme/sizes';

const SWIPE_PX = 64;

const Whole = styled(Picture)(({ theme }) => ({
  '--air': 0,
  height: '100%',
  aspectRatio: 'auto',
  backgroundColor: theme.palette.common.white,
}));

const close = {
  position: 'absolute',
  zIndex: 1,
  top: '0.5rem',
  right: '0.5rem',
  '& > svg': ROUND_PLATE,
} as const;

export interface PhotographDialogProps {
  isOpen: boolean;
  src: string;
  alt: string;
  /** The page is magnified: then one finger moves it, and does not close it. */
  isZoomed: boolean;
  onClose: () => void;
}

/** The photograph as large as the window allows (D25); two fingers magnify it further, and a swipe down closes it. */
export function PhotographDialog(props: PhotographDialogProps) {
  const { isOpen, src, alt, isZoomed, onClose } = props;
  const start = useRef<Touch>(undefined);

  function handleStart({ touches }: TouchEvent) {
    start.current = touches.length > 1 || isZoomed ? undefined : touches[0];
  }

  function handleEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0];
    if (start.current === undefined || finger === undefined) return;
    const down = finger.clientY - start.current.clientY;
    const aside = Math.abs(finger.clientX - start.current.clientX);
    start.current = undefined;
    if (down >= SWIPE_PX && down > aside) onClose();
  }

  return (
    <Dialog
      fullScreen
      maxWidth={false}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        // Closes at once.
        transition: { exit: false },
        paper: {
          'aria-label': 'Fotoğraf',
          onTouchStart: handleStart,
          onTouchEnd: handleEnd,
          style: { touchAction: isZoomed ? 'auto' : 'pinch-zoom' },
        },
      }}
    >
      <IconControl path={mdiClose} aria-label="Kapat" onClick={onClose} sx={close} />
      <Whole src={src} alt={alt} width={1600} fit="contain" isFirst />
    </Dialog>
  );
}
