import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { type PointerEvent, type ReactNode, useRef } from 'react';

const SWIPE_PX = 48;

const Root = styled('div')({ touchAction: 'pan-y', overflow: 'hidden' });

export interface SwipeAreaProps {
  children: ReactNode;
  /** 1 when the finger moves left (to the next one), -1 when it moves right. */
  onSwipe: (step: 1 | -1) => void;
  sx?: SxProps<Theme>;
}

export function SwipeArea({ children, onSwipe, sx }: SwipeAreaProps) {
  const start = useRef<{ id: number; x: number }>(undefined);

  function handleDown(event: PointerEvent) {
    if (event.pointerType === 'touch') start.current = { id: event.pointerId, x: event.clientX };
  }

  function handleUp(event: PointerEvent) {
    if (start.current?.id !== event.pointerId) return;
    const moved = event.clientX - start.current.x;
    start.current = undefined;
    if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
  }

  return (
    <Root onPointerDown={handleDown} onPointerUp={handleUp} sx={sx}>
      {children}
    </Root>
  );
}
