import Box, { type BoxProps } from '@mui/material/Box';
import type { FocusEvent } from 'react';

export interface CarouselRegionProps extends BoxProps<'section'> {
  onHold: (isHeld: boolean) => void;
}

export function CarouselRegion({ onHold, ...props }: CarouselRegionProps) {
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  }

  return (
    <Box
      component="section"
      aria-roledescription="döngü"
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={handleBlur}
      {...props}
    />
  );
}
