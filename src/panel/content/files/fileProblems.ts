const SAVE_AS_XLSX =
  '“Farklı Kaydet” ile “Excel Çalışma Kitabı (.xlsx)” olarak kaydedip yeniden seçin.';

export const fileProblems = {
  noContent:
    'Bu dosya boş: içinde hiçbir şey yok. Listeyi yeniden indirip ya da .xlsx olarak kaydedip seçin.',
  empty: 'Bu dosyada hiç ürün satırı yok. İlk satıra başlıkları, altına ürünleri yazın.',
  oldExcel: `Bu dosya eski bir Excel dosyası (.xls). Excel’de açın, ${SAVE_AS_XLSX}`,
  locked: `Bu Excel dosyası şifreli. Excel’de şifresiyle açın, şifreyi kaldırın, ${SAVE_AS_XLSX}`,
  xlsb: `Bu dosya ikili bir Excel dosyası (.xlsb). Excel’de açın, ${SAVE_AS_XLSX}`,
  xml2003: `Bu dosya Excel 2003’ün XML dosyası. Excel’de açın, ${SAVE_AS_XLSX}`,
  ods: `Bu dosya bir LibreOffice dosyası (.ods). LibreOffice’te açın, ${SAVE_AS_XLSX}`,
  numbers:
    'Bu dosya bir Numbers dosyası (.numbers). Numbers’ta açın, “Dışa Aktar” ile Excel (.xlsx) olarak kaydedip yeniden seçin.',
  pdf: 'Bu dosya bir PDF. Listeyi gönderenden Excel (.xlsx) dosyasını isteyin.',
  picture: 'Bu dosya bir fotoğraf. Listeyi gönderenden Excel (.xlsx) dosyasını isteyin.',
  notASpreadsheet:
    'Bu dosya bir liste değil. Excel’den .xlsx ya da .csv olarak kaydettiğiniz dosyayı seçin.',
  tooLarge:
    'Bu dosya çok büyük: en çok 20 MB, Excel dosyasının içi en çok 100 MB olabilir. Listeyi birkaç dosyaya bölüp tek tek seçin.',
  broken:
    'Bu dosya açılamadı; bozuk ya da yarım inmiş olabilir. Excel’de açıp yeniden kaydedin ve bir daha deneyin.',
} as const;
