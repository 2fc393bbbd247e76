import type { ContactInfo } from '@/domain/contactInfo';

/** What two of the messages below say of a part. */
const PART = `{name}
Parça no: {partNumbers}
Uyumlu araçlar: {vehicles}
Marka: {brand}
Fiyat: {price}
{priceQuestion}
Eski fiyat: {originalPrice}

Aracım (marka / model / yıl): 
Şasi no: `;

/**
 * The sample shop, and what a shop without a database says of itself: it writes its own facts here, with `isOwn: true`. A
 * build writes this module anew with the settings (README, "Settings") and with what the owner has saved in the panel (D49).
 */
export const shop = {
  name: 'Örnek Oto',
  tradingWord: 'TİCARET',
  /** The storefront's main heading. */
  headline: 'Her araca yedek parça',
  /** The start of all keys in the visitor's browser. Letters only; do not change it after the shop has opened. */
  storagePrefix: 'ornekoto',
  /** Lets a second visit open without a network. `false` also removes it from the browsers that have it. */
  offline: true,
  /** Makes search, menus, category and brand tiles, `Tüm Ürünleri Görüntüle` and `Sepete Ekle` work. `false`: they only look so. */
  openControls: false,
  /** The facts are those of a real shop: the sample's promises are not shown (D49). A build sets it where the name is another one. */
  isOwn: false,
  /** The stars beside every part, 4.8 with 127 ratings (specification 2). */
  hasRating: true,
  /** A figure with its words in each line (specification 2, "Trust and contact section"). */
  figures: `15.000+ mutlu müşteri
50.000+ ürün çeşidi
25+ yıllık tecrübe
81 ilde kargo ağı`,
  /** The makes of cars in the welcome modal. */
  makes: 'Volkswagen, BMW, Mercedes, Cupra, Audi, Seat',
  /** The text about the shop in the footer. */
  about:
    'Yirmi beş yılı aşkın tecrübemizle Volkswagen, BMW, Mercedes, Cupra, Audi, Seat ve tüm araçlar için orijinal kalitede yedek parça tedarik ediyoruz.',
  contact: {
    phone: '+90 532 000 00 00',
    email: 'bilgi@ornekoto.example',
    address: 'Örnek Sanayi Sitesi, 1. Cadde No: 1, Yenimahalle, Ankara',
    workingHours: 'Pazartesi - Cumartesi: 08:00 - 19:00\nPazar: 10:00 - 18:00',
  } satisfies ContactInfo,
  /** Preset WhatsApp messages. Names in braces are replaced by values; a line without its value is left out. */
  messages: {
    general: `Merhaba, yedek parça için yazıyorum.

Araç (marka / model): 
Yıl: 
Motor: 
Şasi no: 
İhtiyacım olan parça: `,
    partNotFound: `Merhaba, sitede aradığım parçayı bulamadım. Yardımcı olur musunuz?

Aradığım parça: 
Araç (marka / model): 
Yıl: 
Motor: 
Şasi no (17 hane): 
Varsa parça (OEM) no: `,
    product: `Merhaba, bu ürün için yazıyorum:
{name}
Parça no: {partNumbers}
Uyumlu araçlar: {vehicles}
Fiyat: {price}
{priceQuestion}

Aracım (marka / model / yıl): 
Şasi no: `,
    productDetail: `Merhaba, bu ürünü satın almak istiyorum:
${PART}`,
    /** The line `{priceQuestion}` of a part with the price 0. */
    priceQuestion: 'Fiyatı ne kadar?',
    soldOut: `Merhaba, bu ürün sitede tükenmiş görünüyor. Ne zaman gelir?
${PART}`,
  },
};

/** The preset WhatsApp message when a search finds nothing (`openControls`). */
export const nothingFoundTemplate = `Merhaba, sitede “{text}” aradım ama bulamadım. Yardımcı olur musunuz?

Araç (marka / model): 
Yıl: 
Motor: 
Şasi no (17 hane): `;

/** The preset WhatsApp message (`openControls`) of the list that the visitor has put together with `Sepete Ekle`. */
export const enquiryMessage = `Merhaba, bu parçalar için yazıyorum:
{parts}

Aracım (marka / model / yıl): 
Şasi no: `;

export const sharing = {
  summary:
    'Volkswagen, BMW, Mercedes, Cupra, Audi, Seat ve tüm araçlar için yedek parça. Aradığınız parçayı WhatsApp’tan yazın, aynı gün cevap verelim.',
  /** The town or city with which `contact.address` ends, for search engines. Empty or another one: they are not told. */
  city: 'Ankara',
  /** The shop's own full address, such as `https://www.ornekoto.example/`. Empty: a shared link shows no picture. */
  website: '',
  picture: { file: 'images/open-graph.jpg', width: 1200, height: 630 },
};

/**
 * The settings and facts in whose place the page still says what the sample shop says. Builds and `Yayına hazırlık` name
 * them: where you write your own shop into this file, take its name out here. `logo`: public/logo.svg is the sample's.
 */
export const sampleFacts: readonly string[] = [
  'SHOP_NAME',
  'SHOP_PHONE',
  'email',
  'address',
  'workingHours',
  'summary',
  'hasRating',
  'figures',
  'SHOP_WEBSITE',
  'logo',
];
