const SHOWN = 5;

export const changeWords = {
  title: 'Son değişiklikler',
  undo: 'Geri al',
  busy: 'Geri alınıyor…',
  restored: 'Yedek yüklendi',
  /** The names of the records that somebody else has changed since. */
  left: (names: readonly string[]) =>
    `Başka bir yerden de değiştiği için olduğu gibi kaldı: ${firstNames(names, SHOWN, 'kayıt')}`,
} as const;

/** What a deleted brand leaves behind. */
export function brandLeftText(parts = 0): string | undefined {
  return parts === 0 ? undefined : `${parts} ürün bu markanın adını taşımaya devam eder.`;
}

export function savedText(name: string, isStored: boolean): string {
  return `${isStored ? 'Kaydedildi' : 'Bu tarayıcıda saklanamadı'}: ${name}`;
}

export function halfFilledText(names: readonly string[]): string {
  return `Kaydedilmemiş düzenleme: ${firstNames(names, 1, 'kayıt')}`;
}

/** The first names, and how many more there are. */
export function firstNames(names: readonly string[], most: number, noun: string): string {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` ve ${more} ${noun} daha` : '');
}
