import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

import { FORCED_COLORS } from '@/theme/sizes';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap' });

// A thin mark inside a target as big as a thumb.
const Dot = styled(ButtonBase)(({ theme }) => ({
  width: '2.75rem',
  height: '2.75rem',
  '&::before': {
    content: '""',
    width: '2.25rem',
    height: 4,
    backgroundColor: theme.vars.palette.surface.onInkMuted,
    opacity: 0.55,
  },
  '&[aria-current]::before': {
    backgroundColor: theme.vars.palette.surface.onInkSignal,
    opacity: 1,
  },
  [FORCED_COLORS]: {
    backgroundColor: 'Canvas',
    '&::before': { backgroundColor: 'CanvasText' },
    '&[aria-current]::before': { backgroundColor: 'Highlight' },
  },
}));

export interface SlideDotsProps {
  slides: ReadonlyArray<{ id: number }>;
  index: number;
  onGoTo: (index: number) => void;
}

/** Where among the slides one is, and a way to each of them. */
export function SlideDots({ slides, index, onGoTo }: SlideDotsProps) {
  return (
    <Row>
      {slides.map(({ id }, position) => (
        <Dot
          key={id}
          aria-label={`${position + 1}. slayt`}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => onGoTo(position)}
        />
      ))}
    </Row>
  );
}
