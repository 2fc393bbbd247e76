import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import { styled } from '@mui/material/styles';

import { IconControl } from '@/components/shared/IconControl';
import { FORCED_COLORS } from '@/theme/sizes';

const Root = styled('div')({
  display: 'flex',
  '& > button': {
    border: '1px solid currentColor',
    borderRadius: 0,
    // Without it, the picture below can be seen through the button.
    [FORCED_COLORS]: { backgroundColor: 'Canvas' },
  },
  '& > button + button': { marginLeft: '-1px' },
});

export interface Turning {
  isPlaying: boolean;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
}

export interface CarouselControlsProps extends Turning {
  /** What it turns, for the names of its buttons. */
  what: 'slayt' | 'markalar';
}

export function CarouselControls(props: CarouselControlsProps) {
  const { isPlaying, what, onStep, onTogglePlaying } = props;
  return (
    <Root>
      <IconControl
        path={isPlaying ? mdiPause : mdiPlay}
        aria-label={isPlaying ? 'Otomatik geçişi durdur' : 'Otomatik geçişi başlat'}
        onClick={onTogglePlaying}
      />
      <IconControl path={mdiChevronLeft} aria-label={`Önceki ${what}`} onClick={() => onStep(-1)} />
      <IconControl
        path={mdiChevronRight}
        aria-label={`Sonraki ${what}`}
        onClick={() => onStep(1)}
      />
    </Root>
  );
}
