import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { MOST_DOTS } from '@/domain/limits';
import { FORCED_COLORS, TOUCH_TARGET } from '@/theme/sizes';

/** The width in rem of a window that has room for so many dots beside the arrows. */
const roomFor = (dots: number) => 10.1 + 3.02 * dots;

// A thin line in a large target. Its colour changes, not its opacity, which would need a layer of its own.
const Dot = styled(ButtonBase)(({ theme }) => ({
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  '&::before': {
    content: '""',
    width: '2.25rem',
    height: 4,
    backgroundColor: alpha(theme.palette.surface.steelOnInk, 0.55),
  },
  '&[aria-current]::before': {
    backgroundColor: theme.palette.surface.signalOnInk,
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

/** Shows which slide is current, and goes to any of them; of more than fit beside the arrows, only which it is: `3 / 40`. */
export function SlideDots({ slides, index, onGoTo }: SlideDotsProps) {
  const hasDots = slides.length <= MOST_DOTS;
  const width = roomFor(slides.length);
  const narrow = `(min-width: ${width}rem) and (max-width:`;
  // Half of the window where the picture stands beside the words (LOW_WINDOW and wide ones).
  const room = `@media ${narrow} 34.99em), ${narrow} 56.24em) and (min-height: 30em), (min-width: ${2 * width}rem)`;
  return (
    <>
      <Typography sx={{ px: 1, fontWeight: 600, [room]: { display: hasDots ? 'none' : 'block' } }}>
        {index + 1} / {slides.length}
      </Typography>
      {hasDots ? (
        <Box sx={{ display: 'none', [room]: { display: 'flex' } }}>
          {[...slides.keys()].map((position) => (
            <Dot
              key={position}
              aria-label={`${position + 1}. slayt`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onGoTo(position)}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}
