import { Table } from './Table';

/** Names by which screen readers and tests find elements, and people talk about them on the phone. */
const accessibleNames = [
  [
    'Landmarks',
    'banner, navigation “Ana menü”, main, contentinfo; first stop of the Tab key: İçeriğe atla',
  ],
  [
    'Header',
    'searchbox Ürün ara; buttons Sepet, Site Yönetimi, Menüyü aç / Menüyü kapat; while the panel is open Site Yönetimi and Mağazayı gör only',
  ],
  ['Contact links', 'every chat link holds WhatsApp, every call link holds Ara'],
  [
    'Hero',
    'region Kampanyalar; buttons Önceki slayt, Sonraki slayt, 1. slayt …, Otomatik geçişi durdur / başlat',
  ],
  ['Categories', 'list Kategoriler'],
  [
    'Products',
    'region ÖNE ÇIKAN YEDEK PARÇALAR; an article for each part, named by it; buttons with the name and “name ayrıntısı”; Sepete Ekle',
  ],
  ['Brands', 'region POPÜLER MARKALAR; buttons Önceki markalar, Sonraki markalar'],
  [
    'Detail',
    'buttons Geri Dön, Paylaş, Yazdır; heading 1 is the part’s name; link WhatsApp ile Satın Al',
  ],
  ['Greeting', 'dialog named by its heading; button Kapat'],
  ['Login', 'heading Giriş; field Şifre; buttons Giriş Yap, İptal; alert Hatalı şifre!'],
  [
    'Panel',
    'heading Site Yönetimi; button Kapat; tabs Ürünler (4), Markalar (10), Slider (3), İletişim; Yeni Ürün, Yeni Marka, Yeni Slide; Sil: name; Kaydet, İptal, Güncelle',
  ],
] as const;

/** Table of accessible names by section. */
export function Names() {
  return <Table label="Accessible names" head={['Where', 'Names']} rows={accessibleNames} />;
}
