// Plain numbers (specification 9): no thousands separators, a Turkish decimal comma.
const twoDecimals = new Intl.NumberFormat('tr-TR', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `2850`, or `320,50` where there are kuruş (D3): what the owner finds in a price field. */
export function plainPrice(tl: number): string {
  return twoDecimals.format(tl).replace(',00', '');
}

/** `2850 TL`, or `320,50 TL` where there are kuruş (D3). On screen and in chat messages alike. */
export function formatPrice(tl: number): string {
  return `${plainPrice(tl)} TL`;
}

/** Always two decimals: `400,00 TL` (specification 9, "Savings display"). */
export function formatSavings(tl: number): string {
  return `${twoDecimals.format(tl)} TL`;
}
