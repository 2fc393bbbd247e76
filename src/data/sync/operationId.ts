/** A random UUID, also on pages without a secure context, where browsers hide crypto.randomUUID. */
export function newOperationId(random: Partial<Crypto> = crypto): string {
  return random.randomUUID?.() ?? [8, 4, 4, 4, 12].map(hexDigits).join('-');
}

function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => (byte & 15).toString(16)).join('');
}
