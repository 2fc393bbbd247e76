import { cdp } from 'vitest/browser';

async function emulate(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
}

/** Draws in the system's high contrast colours. Returns a function that ends it. */
export async function emulateForcedColors(value: 'active' | 'none' = 'none') {
  if (value === 'none') return async () => {};
  await emulate('active');
  return async () => emulate('none');
}
