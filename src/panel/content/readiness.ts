/** What a shop may lack before it opens, in this order: why it matters, and where it is changed. By settings, where there is one. */
export const readinessSteps = {
  SHOP_NAME: 'Dükkânın adı hâlâ örnek: müşteri kiminle konuştuğunu bilmez. Ayar: SHOP_NAME.',
  SHOP_PHONE: 'Telefon hâlâ örnek: müşterinin mesajı size gelmez. Ayar: SHOP_PHONE.',
  samples: 'Örnek kayıtlar hâlâ mağazada: müşteri satmadığınız parçaları sorar. Aşağıda silinir.',
  photographs: 'Hiçbir parçanızın fotoğrafı yok: müşteri görmediğini sormaz. Ürünler sekmesi.',
  logo: 'Logo hâlâ örnek: mağazanız tanınmaz. public/logo.svg dosyasının yerine kendinizinkini koyun.',
  SHOP_ADDRESS: 'Adres hâlâ örnek: Google onu gösterir. İletişim sekmesi ve ayar: SHOP_ADDRESS.',
  SHOP_HOURS: 'Çalışma saatleri hâlâ örnek. İletişim sekmesi ve ayar: SHOP_HOURS.',
  SHOP_EMAIL: 'E-posta hâlâ örnek: yazılanlar size gelmez. İletişim sekmesi ve ayar: SHOP_EMAIL.',
  SHOP_RATING:
    'Yıldızlar ve 127 değerlendirme örnektir: mevzuata göre yalnız gerçek alıcılarınki gösterilir. Ayar: SHOP_RATING.',
  SHOP_FIGURES: 'Müşteri, ürün ve yıl rakamları örnektir: doğru olmalıdır. Ayar: SHOP_FIGURES.',
  SHOP_SUMMARY: 'Dükkânınızı anlatan cümle hâlâ örnek: Google onu gösterir. Ayar: SHOP_SUMMARY.',
  SHOP_WEBSITE:
    'Sitenin adresi yazılmamış: paylaşılan bağlantıda resim çıkmaz. Ayar: SHOP_WEBSITE.',
  share: 'Mağazanızı kimse bilmiyor: adresini gönderin. Diğer > Mağazanızı paylaşın.',
  backup: 'Hiç yedek alınmadı: kayıtlar yalnız bu tarayıcıda duruyor. Diğer > Yedek al.',
} as const;

export type ReadinessStep = keyof typeof readinessSteps;

export const readinessWords = {
  title: 'Yayına hazırlık',
  /** The title where the window is narrow. */
  short: 'Hazırlık',
  removed: 'Örnekler silindi',
  putAside: 'Kenara koy',
} as const;
