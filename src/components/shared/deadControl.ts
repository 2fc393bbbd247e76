/** For buttons and links that do nothing yet (D1). Not `aria-disabled`: tests and tools would wait for them to be enabled. */
export const DEAD_CONTROL = {
  'aria-description': 'Şu anda kullanılamıyor',
  'data-dead': true,
} as const;
