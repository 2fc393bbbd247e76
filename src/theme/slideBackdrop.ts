import type { Theme } from '@mui/material/styles';

export function slideBackdrop({ palette }: Theme): string {
  return `repeating-linear-gradient(120deg,${palette.surface.inkLine} 0 1px,transparent 1px 1.5rem)`;
}
