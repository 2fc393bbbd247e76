/**
 * For buttons and links that do nothing yet (D1). Said as a description, not as `aria-disabled`: they can be pressed,
 * and whoever waits for an enabled control, person or program, would wait for ever.
 */
export const DEAD_CONTROL = {
  'aria-description': 'Şu anda kullanılamıyor',
  'data-dead': true,
} as const;
