import type { ButtonProps } from '@mui/material/Button';

type ButtonColor = NonNullable<ButtonProps['color']>;

const FAMILIES = new Map<string, ButtonColor>([
  ['red', 'primary'],
  ['rose', 'primary'],
  ['orange', 'warning'],
  ['amber', 'warning'],
  ['yellow', 'warning'],
  ['green', 'success'],
  ['emerald', 'success'],
  ['blue', 'info'],
  ['sky', 'info'],
  ['indigo', 'info'],
  ['purple', 'violet'],
  ['violet', 'violet'],
  ['gray', 'secondary'],
  ['slate', 'secondary'],
  ['black', 'secondary'],
]);

/** Red for an unknown class (D10). */
export function slideButtonColor(styleClass: string): ButtonColor {
  const family = /\bbg-([a-z]+)/.exec(styleClass)?.[1];
  return FAMILIES.get(family ?? '') ?? 'primary';
}
