/** What a shop may lack before it opens, in this order, and why it matters. What only the host can change stands last. */
export const readinessSteps = {
  SHOP_NAME: 'Dükkânın adı hâlâ örnek: müşteri kiminle konuştuğunu bilmez.',
  SHOP_PHONE: 'Telefon hâlâ örnek: müşterinin mesajı size gelmez.',
  samples: 'Örnek kayıtlar hâlâ mağazada: müşteri satmadığınız parçaları sorar.',
  photographs: 'Hiçbir parçanızın fotoğrafı yok: müşteri görmediğini sormaz.',
  logo: 'Logonuzu seçmediniz: mağazanız tanınmaz.',
  address: 'Adresiniz yok ya da örnek: Google onu gösterir.',
  workingHours: 'Çalışma saatleriniz yok ya da örnek: müşteri ne zaman arayacağını bilmez.',
  email: 'E-posta adresiniz yok ya da örnek: yazılanlar size gelmez.',
  hasRating:
    'Yıldızlar ve 127 değerlendirme örnektir: mevzuata göre yalnız gerçek alıcılarınki gösterilir.',
  figures: 'Müşteri, ürün ve yıl rakamları örnektir: doğru olmalıdır.',
  summary: 'Dükkânınızı anlatan cümleyi siz yazmadınız: Google onu gösterir.',
  openControls:
    'Arama ve menüler kapalı: açınca müşteri parça arar, süzer, her parçanın bağlantısı olur.',
  share: 'Mağazanızı kimse bilmiyor: adresini gönderin.',
  backup: 'Hiç yedek alınmadı: kayıtlar yalnız bu tarayıcıda duruyor.',
  SHOP_WEBSITE:
    'Sitenin adresi yazılmamış: paylaşılan bağlantıda resim çıkmaz. Barındırma sitenizdeki ayar: SHOP_WEBSITE.',
} as const;

export type ReadinessStep = keyof typeof readinessSteps;

export const readinessWords = {
  title: 'Yayına hazırlık',
  removed: 'Örnekler silindi',
  putAside: 'Kenara koy',
} as const;
