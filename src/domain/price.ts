// Plain numbers (specification 9): no thousands separators, a Turkish decimal comma.
const plain = new Intl.NumberFormat('tr-TR', { useGrouping: false, maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat('tr-TR', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `2850 TL`, or `320,5 TL` where there are decimals (D3). On screen and in chat messages alike. */
export function formatPrice(tl: number): string {
  return `${plain.format(tl)} TL`;
}

/** Always two decimals: `400,00 TL` (specification 9, "Savings display"). */
export function formatSavings(tl: number): string {
  return `${twoDecimals.format(tl)} TL`;
}
