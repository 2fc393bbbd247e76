import Box, { type BoxProps } from '@mui/material/Box';

import { useHold } from '@/components/shared/useHold';

export type CarouselRegionProps = BoxProps<'section'> & { onHold: (isHeld: boolean) => void };

export function CarouselRegion({ onHold, ...props }: CarouselRegionProps) {
  const holdProps = useHold(onHold);
  return <Box component="section" aria-roledescription="döngü" {...holdProps} {...props} />;
}
