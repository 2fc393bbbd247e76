import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { MOST_DOTS } from '@/domain/limits';
import { FORCED_COLORS, TOUCH_TARGET } from '@/theme/sizes';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap' });

// A thin line in a large target. Its colour changes, not its opacity, which would need a layer of its own.
const Dot = styled(ButtonBase)(({ theme }) => ({
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  '&::before': {
    content: '""',
    width: '2.25rem',
    height: 4,
    backgroundColor: alpha(theme.palette.surface.onInkMuted, 0.55),
  },
  '&[aria-current]::before': {
    backgroundColor: theme.palette.surface.onInkSignal,
  },
  [FORCED_COLORS]: {
    backgroundColor: 'Canvas',
    // A colour of the system cannot be made lighter.
    '&::before': { backgroundColor: 'CanvasText', opacity: 0.55 },
    '&[aria-current]::before': { backgroundColor: 'Highlight', opacity: 1 },
  },
}));

export interface SlideDotsProps {
  slides: ReadonlyArray<{ id: number }>;
  index: number;
  onGoTo: (index: number) => void;
}

/** Shows which slide is current, and goes to any of them; of many, only which it is: `3 / 40`. */
export function SlideDots({ slides, index, onGoTo }: SlideDotsProps) {
  if (slides.length > MOST_DOTS) {
    return (
      <Typography sx={{ px: 1, fontWeight: 600 }}>
        {index + 1} / {slides.length}
      </Typography>
    );
  }
  return (
    <Root>
      {slides.map(({ id }, position) => (
        <SlideDot key={id} position={position} isCurrent={position === index} onGoTo={onGoTo} />
      ))}
    </Root>
  );
}

interface SlideDotProps {
  position: number;
  isCurrent: boolean;
  onGoTo: (index: number) => void;
}

const SlideDot = memo(function SlideDot({ position, isCurrent, onGoTo }: SlideDotProps) {
  return (
    <Dot
      aria-label={`${position + 1}. slayt`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onGoTo(position)}
    />
  );
});
