import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';

/** A line: name, category, brand, description. Newest first; the id of the first is the number of lines. */
const PARTS = `
Triger Seti Egea 1.3 Multijet | Motor | GATES | Kayış ve gergi.
Triger Seti Egea 1.6 Multijet | Motor | GATES | Kayış ve gergi.
Debriyaj Seti Passat 2.0 TDI | Debriyaj | LUK | Baskı, balata, bilya.
Debriyaj Seti Passat 1.6 TDI | Debriyaj | SACHS | Baskı, balata, bilya.
Yağ Filtresi Golf 7 1.6 TDI | Filtre | MANN | HU 7008 z.
Ön Fren Disk ve Balata Takımı | Fren | BREMBO | Golf VII.
Fren Balatası Ön Egea 2015+ | Fren | FERODO | 1.3 ve 1.6 dizel.
Ön Fren Diski Passat 2015- | Fren | ATE | 312 mm. / Parça no: 5Q0 615 301 H
Ön Balata Passat B8 | Fren | TRW | Fişli.
Sol Ön Far | Farlar | HELLA | Halojen.
Sis Farı | Farlar | VALEO | Sağ-sol aynı.
Stop Lambası Sağ | Farlar | MARS | Dış, LED’siz.
Akü 72 Ah | Akü | VARTA | Start-stop.
Motor Yağı 5W-30 4 Litre | Motor | CASTROL | DPF’li dizel için.
Rot Başı Sol Corsa D | Süspansiyon | LEMFÖRDER | Tek.
Z Rot Ön Astra J | Süspansiyon | LEMFÖRDER | Tek.
Susturucu Arka | Egzoz | BOSAL | Su tutmaz.
Su Pompası Megane | Soğutma | SKF | Devirdaim.
Işık Müşürü | Elektrik | BOSCH | Fan için de.
Amortisör Clio 4 Ön Sağ | Süspansiyon | MONROE | 2012-2019. / Parça no: 54 30 200 13R, 0 986 494 709
Kızdırma Bujisi 1.5 dCi | Motor | NGK | Tek.
Yakıt Filtresi Transit | Filtre | KNECHT | Dizel.
Alternatör Transit | Elektrik | VALEO | Şarj dinamosu.
Debriyaj Seti Megane 2 | Debriyaj | VALEO | 1.5 dCi. / Parça no: 03L115562
`;

export const ASKED_PARTS: readonly Product[] = PARTS.trim()
  .split('\n')
  .map((line, index, { length }) => {
    const [name = '', category = '', brand = '', description = ''] = line.split(' | ');
    const lines = description.replace(' / ', '\n');
    return Object.assign({}, product, {
      id: length - index,
      name,
      category,
      brand,
      description: lines,
    });
  });

const ALL = ASKED_PARTS.map(({ id }) => id);

const READ_AS = 'Bunu mu demek istediniz: ';

/** What customers type and dictate, the parts that they see, and the line above these. */
export const QUESTIONS: readonly (readonly [
  typed: string,
  ids: readonly number[],
  instead?: string,
])[] = [
  // A question and a greeting are no parts
  ['ne kadar', ALL],
  ['var mı', ALL],
  ['Merhaba, fiyat alabilir miyim?', ALL],
  ['egea 1.6 triger seti kaça', [23]],
  ['selam golf 7 1.6 tdi yağ filtresi lazım', [20]],
  ['2015 passat ön fren diski fiyatı ne kadar', [17]],
  ['on fren diski passat varmi', [17]],
  ['valeo sis farı fiyatı nedir', [14]],
  ['varta aku 72 kac tl', [12]],
  ['alo usta astra j nin z rotu varmıydı', [9]],
  ['bana bi tane corsa d sol rotbaşı lazım', [10], `${READ_AS}Corsa d Sol Rot Başı`],
  [
    'Merhaba, Egea 1.3 dizel 2018 model için ön balata takımı var mı? Fiyatı nedir?',
    [18],
    '“2018” yazan parça yok. Ötekiler bir arada geçmiyor. “Egea 1.3 dizel ön balata” için sonuçlar:',
  ],
  ['bosch akü orijinal mi', [12], 'İkisi bir arada geçen parça yok. “akü” için sonuçlar:'],

  // Car, year, engine and place
  ['triger seti egea 1.6 multijet', [23]],
  [
    'passat 1.6 tdi dsg debriyaj seti kaç para',
    [21],
    '“dsg” yazan parça yok. “passat 1.6 tdi debriyaj seti” için sonuçlar:',
  ],
  ['debriyaj 1,6 tdi', [21]],
  ['fiat egea triger seti', [24, 23]],
  ['reno clio amortisör', [5]],
  ['vw passat balata dsg', [16, 22, 21], '“dsg” yazan parça yok. “passat balata” için sonuçlar:'],
  ['2012 clio 4 amortisör', [5]],
  ['amortisör clio4 ön sağ', [5]],
  ['passat b8 ön balata', [16]],
  ['kızdırma bujisi 1.5dci', [4]],
  ['şarj dinamosu transit', [2]],
  [
    'sağ ön far egea led fiyat alabilir miyim',
    [15, 14, 13],
    'Hepsi bir arada geçen parça yok. “far” için sonuçlar:',
  ],
  [
    'arka amortisör clio 2014',
    [5],
    '“2014” yazan parça yok. Ötekiler bir arada geçmiyor. “amortisör clio” için sonuçlar:',
  ],
  [
    'egea sağ ayna',
    [24, 23, 18],
    '“ayna” yazan parça yok. Ötekiler bir arada geçmiyor. “egea” için sonuçlar:',
  ],

  // Part numbers, and words of one letter
  ['5q0 615 301 h', [17]],
  ['5Q0615301H', [17]],
  ['5q0.615.301-h', [17]],
  ['5q0 615 301 f', []],
  ['8200 752 r', []],
  ['1k0 698 151 ab', []],
  ['03L115562', [1]],
  ['03l 115 562 var mı', [1]],
  ['0986 494 709', [5]],
  ['0 986 494 709 fiyatı', [5]],
  ['54 302 0013 r', [5]],
  ['6PU009163511', []],
  ['hu 7008 z', [20]],
  ['HU7008Z', [20]],
  [
    'passat 5q0 615 301 f',
    [22, 21, 17, 16],
    '“5q0 615 301f” yazan parça yok. “passat” için sonuçlar:',
  ],
  ['clio 2 turbo çıkma var mı', [5], '“turbo”, “çıkma” yazan parça yok. “clio 2” için sonuçlar:'],
  ['corolla 2 turbo', []],
  ['f', []],
  ['2', []],
  ['b c', []],
  ['astra j z rot', [9]],

  // Short words
  ['su', [7, 8, 10, 9, 5]],
  ['su pompası', [7]],
  ['far', [15, 14, 13]],
  ['yağ', [20, 11]],
  ['aku', [12]],
  ['led', [13]],
  ['fan', [6]],
  ['eti', []],

  // Other spellings
  ['bosh', [6], `${READ_AS}BOSCH`],
  ['bosh müşür', [6], `${READ_AS}BOSCH müşür`],
  ['kastrol', [11], `${READ_AS}CASTROL`],
  ['kastrol yağ kaç lira', [11], `${READ_AS}CASTROL Yağ`],
  ['kneht', [3], `${READ_AS}KNECHT`],
  ['debiriyaj seti megane 2', [1], `${READ_AS}Debriyaj Seti Megane 2`],
  ['rotbaşı', [10], `${READ_AS}Rot Başı`],
  ['rotbaslari corsa', [10], `${READ_AS}Rot Başı Corsa`],
  ['zrot', [9], `${READ_AS}z Rot`],
  ['yagfiltresi golf', [20], `${READ_AS}Yağ Filtresi Golf`],
  ['supompası', [7], `${READ_AS}su Pompası`],

  // Marks
  ['%', ALL],
  ['😀 ...', ALL],
  ['\u0000\u0001\u001f', ALL],
  ['fren\u0000 disk\u0007', [19, 17]],

  // Others
  ['mann filtre', [20]],
  ['balata', [19, 18, 16, 22, 21]],
  ['Ön fren diski.', [19, 17]],
  ['72 amper akü', [12], '“amper” yazan parça yok. “72 akü” için sonuçlar:'],
];
