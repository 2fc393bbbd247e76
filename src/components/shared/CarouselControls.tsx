import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { FORCED_COLORS } from '@/theme/sizes';

import { IconControl } from './IconControl';

const Root = styled('div')({
  display: 'flex',
  // Named by tag: that outranks the button's own `border: 0`, whichever of the two is drawn first.
  '& > button': {
    border: '1px solid currentColor',
    borderRadius: 0,
    // Nothing of a picture behind them.
    [FORCED_COLORS]: { backgroundColor: 'Canvas' },
  },
  '& > button + button': { marginLeft: -1 },
});

export interface CarouselControlsProps {
  /** False where the visitor has stopped it, or asked the system for less motion. */
  isPlaying: boolean;
  previousLabel: string;
  nextLabel: string;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
}

/** Pause, back, on: in the tab order that the W3C carousel pattern asks for (D12). */
export function CarouselControls(props: CarouselControlsProps) {
  const { isPlaying, previousLabel, nextLabel, onStep, onTogglePlaying } = props;
  return (
    <Root>
      <IconControl
        path={isPlaying ? mdiPause : mdiPlay}
        aria-label={isPlaying ? 'Otomatik geçişi durdur' : 'Otomatik geçişi başlat'}
        onClick={onTogglePlaying}
      />
      <IconControl path={mdiChevronLeft} aria-label={previousLabel} onClick={() => onStep(-1)} />
      <IconControl path={mdiChevronRight} aria-label={nextLabel} onClick={() => onStep(1)} />
    </Root>
  );
}
