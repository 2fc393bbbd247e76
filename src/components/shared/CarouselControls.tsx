import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { Icon } from './Icon';

const Root = styled('div')({
  display: 'flex',
  '& > *': { border: '1px solid currentColor' },
  '& > * + *': { marginLeft: -1 },
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
      <IconButton
        color="inherit"
        aria-label={isPlaying ? 'Otomatik geçişi durdur' : 'Otomatik geçişi başlat'}
        onClick={onTogglePlaying}
      >
        <Icon path={isPlaying ? mdiPause : mdiPlay} />
      </IconButton>
      <IconButton color="inherit" aria-label={previousLabel} onClick={() => onStep(-1)}>
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <IconButton color="inherit" aria-label={nextLabel} onClick={() => onStep(1)}>
        <Icon path={mdiChevronRight} />
      </IconButton>
    </Root>
  );
}
