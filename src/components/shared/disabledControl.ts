/** Props of a control that does nothing (D1). It is not `aria-disabled`: tests and tools would wait until it is enabled. */
export const DISABLED_CONTROL = {
  'aria-description': 'Şu anda kullanılamıyor',
  'data-disabled': true,
} as const;
