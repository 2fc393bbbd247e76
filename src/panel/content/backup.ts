import type { ListName } from '@/domain/catalog';
import type { ListChanges } from '@/panel/domain/catalogChanges';

import { fieldName } from './fieldNames';
import { changeFailures, itemNouns } from './panel';
import { atTimeText, dateText } from './timeText';

export const backupProblems = {
  notJson: 'Bu dosya okunamıyor. “Yedek al” ile indirdiğiniz dosyayı seçin.',
  brokenAt: (line: number) =>
    `Dosya ${line}. satırda bozuk; yarım inmiş ya da elle değiştirilmiş olabilir.`,
  notBackup: 'Bu dosya bir site yedeği değil.',
  newer: 'Bu yedek, sitenin daha yeni bir sürümüyle alınmış. Önce siteyi güncelleyin.',
  listMissing: (list: ListName) => `Dosyada ${itemNouns[list]} listesi yok.`,
  contactMissing: 'Dosyada iletişim bilgileri yok.',
  itemUnusable: (list: ListName, place: number) => `${place}. ${itemNouns[list]} okunamıyor.`,
  field: (list: ListName, place: number, field: string) =>
    `${place}. ${itemNouns[list]}: “${fieldName(list, field)}” alanı geçersiz.`,
  contactField: (field: string) => `İletişim: “${fieldName('contact', field)}” alanı geçersiz.`,
  shopField: (field: string) => `Mağaza: “${fieldName('shop', field)}” alanı geçersiz.`,
} as const;

export const READING = 'Kayıtlar okunuyor…';

/** `readAt`: when its contents were read; today's have no date. */
export function outdatedFileText(readAt: Date, now: Date): string {
  const day = readAt.toDateString() === now.toDateString() ? '' : `${dateText(readAt)} `;
  return `Sunucuya ulaşılamadı. Dosya ${day}saat ${atTimeText(readAt)} okunan bilgilerle hazırlandı.`;
}

export function countsText({ added, edited, deleted }: ListChanges<unknown>): string {
  return `${added.length} yeni, ${edited.length} değişen, ${deleted.length} silinen`;
}

export const replaceFailures = {
  ...changeFailures('Yedek', 'yüklenmiş'),
  'changed-elsewhere':
    'Siz bakarken mağaza başka bir yerden değişti. Hiçbir şey değiştirilmedi. Listeler yeniden okundu; bakıp yine isterseniz yeniden deneyin.',
  'too-slow':
    'Yedek zamanında yüklenemedi. Hiçbir şey değiştirilmedi; biraz sonra yeniden deneyin. Yine olursa siteyi kuran kişiye sorun.',
} as const;
