const SHOWN = 5;

export const changeWords = {
  title: 'Son değişiklikler',
  undo: 'Geri al',
  busy: 'Geri alınıyor…',
  restored: 'Yedek yüklendi',
  /** The names of the records that somebody else has changed since. */
  left(names: readonly string[]): string {
    const more = names.length > SHOWN ? ` ve ${names.length - SHOWN} kayıt daha` : '';
    const shown = names.slice(0, SHOWN).join(', ');
    return `Başka bir yerden de değiştiği için olduğu gibi kaldı: ${shown}${more}`;
  },
} as const;

/** What a deleted brand leaves behind. */
export function brandLeftText(parts = 0): string | undefined {
  return parts === 0 ? undefined : `${parts} ürün bu markanın adını taşımaya devam eder.`;
}

export function savedText(name: string, isStored: boolean): string {
  return `${isStored ? 'Kaydedildi' : 'Bu tarayıcıda saklanamadı'}: ${name}`;
}

export function halfFilledText([first = '', ...more]: readonly string[]): string {
  const others = more.length === 0 ? '' : ` ve ${more.length} kayıt daha`;
  return `Kaydedilmemiş düzenleme: ${first}${others}`;
}
