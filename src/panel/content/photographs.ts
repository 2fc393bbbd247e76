import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

/** WhatsApp sends photographs as small JPEG files. */
const BY_WHATSAPP = 'fotoğrafı WhatsApp’tan kendinize gönderip gelen kopyasını seçin.';

export const pictureProblems: Record<PictureProblem, string> = {
  empty: 'Bu dosya boş. Fotoğrafı telefonunuzdan yeniden gönderip tekrar seçin.',
  pdf: 'Bu bir PDF. İçindeki sayfanın ekran görüntüsünü alıp onu seçin.',
  broken:
    'Bu fotoğrafın sonu eksik: yarım inmiş ya da bozulmuş. Yeniden indirin ya da gönderenden bir daha isteyin.',
  heic: `Bu tarayıcı HEIC (HEIF) fotoğraflarını açamıyor. Fotoğrafı onu çeken telefondan ekleyin ya da ${BY_WHATSAPP}`,
  video: 'Bu bir video. Bir fotoğraf ya da videodan alınmış bir ekran görüntüsü seçin.',
  tooLarge: `Bu fotoğraf bu tarayıcı için çok büyük. Kamera ayarlarında çözünürlüğü düşürüp yeniden çekin ya da ${BY_WHATSAPP}`,
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
