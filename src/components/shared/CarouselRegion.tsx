import { styled } from '@mui/material/styles';
import type { ComponentProps, FocusEvent } from 'react';

const Root = styled('section')({ position: 'relative' });

export interface CarouselRegionProps extends ComponentProps<'section'> {
  /** True while the pointer or the focus is inside: the carousel must not move under it (D12). */
  onHold: (isHeld: boolean) => void;
}

/** The landmark around a carousel, and the one that notices when somebody is reading it. */
export function CarouselRegion({ onHold, ...props }: CarouselRegionProps) {
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onHold(false);
  }

  return (
    <Root
      aria-roledescription="döngü"
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={handleBlur}
      {...props}
    />
  );
}
