// No thousands separators, a Turkish decimal comma (specification 9).
const twoDecimals = new Intl.NumberFormat('tr-TR', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `2850`, or `320,50` with kuruş (D3). */
export function plainPrice(tl: number): string {
  return twoDecimals.format(tl).replace(',00', '');
}

export function formatPrice(tl: number): string {
  return tl === 0 ? 'Fiyat sorun' : `${plainPrice(tl)} TL`;
}

/** Savings have two decimals (specification 9, "Savings display"). */
export function formatSavings(tl: number): string {
  return `${twoDecimals.format(tl)} TL`;
}
