/** For what does nothing (D1). Not `aria-disabled`: tests and tools would wait until it is enabled. */
export const DEAD_CONTROL = {
  'aria-description': 'Şu anda kullanılamıyor',
  'data-dead': true,
} as const;
