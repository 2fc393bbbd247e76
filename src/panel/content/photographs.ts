import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

export const pictureProblems: Record<PictureProblem, string> = {
  empty: 'Bu dosya boş. Fotoğrafı telefonunuzdan yeniden gönderip tekrar seçin.',
  pdf: 'Bu bir PDF. İçindeki sayfanın ekran görüntüsünü alıp onu seçin.',
  heic: 'Bu tarayıcı iPhone’un HEIC fotoğraflarını açamıyor. Fotoğrafı iPhone’unuzdan ekleyin ya da JPEG olarak kaydedip seçin.',
  video: 'Bu bir video. Bir fotoğraf ya da videodan alınmış bir ekran görüntüsü seçin.',
  tooLarge: 'Bu fotoğraf çok büyük. Panorama yerine normal bir fotoğraf çekip onu seçin.',
  unreadable:
    'Bu dosya fotoğraf olarak açılamadı. JPEG, PNG ya da WebP türünde başka bir fotoğraf seçin.',
};

export const noPhotographs = {
  noPlace:
    'Bu mağazada fotoğrafların saklanacağı yer kurulmamış. Şimdilik adres alanına görselin internet adresini yazın.',
  unreachable:
    'Fotoğraf seçme bölümü yüklenemedi. İnternet bağlantısı gelince kendiliğinden açılır; açılmazsa sayfayı yenileyin.',
} as const;

/** Google Drive and the like give the address of a page that shows the picture. */
export const PAGE_ADDRESS = 'Bu bir sayfanın adresi. Resmi indirip “Fotoğraf seç” ile ekleyin.';

export const photoDraftWords = {
  choose: 'Fotoğraflardan toplu ekle',
  title: 'Taslaklar',
  left: (count: number) => `${count} taslak kaldı.`,
} as const;
