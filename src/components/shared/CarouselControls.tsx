import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import Stack from '@mui/material/Stack';

import { FORCED_COLORS } from '@/theme/sizes';

import { IconControl } from './IconControl';

const framed = {
  '& > button': {
    border: '1px solid currentColor',
    borderRadius: 0,
    // Without it, a picture below shows through.
    [FORCED_COLORS]: { backgroundColor: 'Canvas' },
  },
  '& > button + button': { marginLeft: '-1px' },
};

export interface CarouselControlsProps {
  /** False while the visitor has stopped it, and under reduced motion. */
  isPlaying: boolean;
  previousLabel: string;
  nextLabel: string;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { isPlaying, previousLabel, nextLabel, onStep, onTogglePlaying } = props;
  return (
    <Stack direction="row" sx={framed}>
      <IconControl
        path={isPlaying ? mdiPause : mdiPlay}
        aria-label={isPlaying ? 'Otomatik geçişi durdur' : 'Otomatik geçişi başlat'}
        onClick={onTogglePlaying}
      />
      <IconControl path={mdiChevronLeft} aria-label={previousLabel} onClick={() => onStep(-1)} />
      <IconControl path={mdiChevronRight} aria-label={nextLabel} onClick={() => onStep(1)} />
    </Stack>
  );
}
