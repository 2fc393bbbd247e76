import type { Car } from '@/domain/enquiry/car';
import { searchText, searchWords } from '@/domain/products/searchText';
import { stemsOf } from '@/domain/products/words/wordForms';
import { cleanText } from '@/domain/text/cleanText';

/** Makes and models sold in Türkiye. A line: a make, other ways to write it, and after the colon its models. */
const CARS = `
Alfa Romeo, alfa: Giulietta, Giulia, Mito, 147, 156, 159
Audi: A1, A3, A4, A5, A6, A7, A8, Q2, Q3, Q5, Q7
BMW, bmv: X1, X3, X5, X6, 116, 118, 316, 318, 320, 520, 316i, 318i, 320i, 320d, 520i, 520d
BYD
Chery: Tiggo, Omoda
Chevrolet, şevrole: Aveo, Cruze, Captiva, Lacetti, Kalos
Citroën, sitroen: C1, C2, C3, C4, C5, Berlingo, Nemo, Jumpy, Jumper, Saxo, Xsara, Elysee
Cupra: Formentor
Dacia, daçya: Duster, Sandero, Logan, Lodgy, Dokker, Jogger, Solenza
Daewoo: Lanos, Nexia, Matiz, Espero
Fiat: Egea, Doblo, Fiorino, Linea, Punto, Palio, Albea, Ducato, Tipo, Tempra, Uno, Siena, Marea, Panda, Scudo, Bravo
Ford: Focus, Fiesta, Mondeo, Transit, Connect, Courier, Tourneo, Kuga, Puma, Escort, Ranger, Taunus, EcoSport
Honda: Civic, Jazz, Accord, CRV, HRV
Hyundai, hundai: i10, i20, i30, Accent, Getz, Tucson, Elantra, Bayon, Kona, Starex, ix35, Santafe
Isuzu: Dmax
Iveco
Jeep: Renegade, Compass, Cherokee
Kia: Sportage, Ceed, Rio, Picanto, Stonic, Cerato, Sorento, Bongo
Lada: Samara, Niva, Vega, Kalina
Land Rover, rover: Freelander, Discovery, Defender, Evoque
Mazda
Mercedes, mersedes, merso, benz: Vito, Sprinter, Viano, Citan, A180, C180, C200, E200, E250, CLA
MG
Mitsubishi, mitsubişi: Lancer, Canter, L200, Colt, ASX, Outlander, Carisma
Nissan: Qashqai, Juke, Micra, Navara, Almera, Primera
Opel: Corsa, Astra, Vectra, Insignia, Zafira, Meriva, Mokka, Vivaro, Combo, Crossland, Grandland, Omega, Kadett, Movano
Peugeot, pejo, peugot: 106, 206, 207, 208, 301, 306, 307, 308, 407, 508, 2008, 3008, 5008, Partner, Boxer, Bipper, Rifter
Porsche: Cayenne, Macan, Panamera
Renault, reno: Clio, Megane, Symbol, Fluence, Kangoo, Laguna, Scenic, Captur, Kadjar, Taliant, Talisman, Trafic, Twingo, Broadway, Toros
Seat: Leon, Ibiza, Toledo, Cordoba, Ateca, Arona, Altea
Škoda: Octavia, Fabia, Superb, Kodiaq, Karoq, Kamiq, Rapid, Yeti, Roomster
SsangYong: Korando, Rexton, Actyon, Tivoli
Subaru: Forester, Impreza
Suzuki: Vitara, Swift, Jimny, SX4
Tofaş: Şahin, Doğan, Kartal, Serçe
Togg: T10X, T10F
Toyota, toyata: Corolla, Yaris, Auris, Avensis, Hilux, RAV4, CHR
Volkswagen, vw, wolksvagen, volksvagen, wolkswagen, volswagen: Golf, Passat, Polo, Jetta, Caddy, Transporter, Tiguan, Bora, Touran, Amarok, Crafter, Scirocco, Taigo, Touareg, Arteon, Sharan
Volvo: S40, S60, S80, V40, XC60, XC90
`;

const YEAR = /^(19[89]|20[0-4])\d$/;

const ENGINE =
  /^(\d[.,]\d|tdi|tsi|tfsi|fsi|dci|cdi|hdi|cdti|crdi|tdci|jtd|multijet|mjet|vtec|dizel|benzinli|lpg)$/i;

/** The word is the year or the engine of a car. */
export const isDetail = (word: string) => YEAR.test(word) || ENGINE.test(word);

const BY_WORD: ReadonlyMap<string, Pick<Car, 'make' | 'model'>> = new Map(
  CARS.trim()
    .split('\n')
    .flatMap((line) => {
      const [makes = '', models = ''] = line.split(': ');
      const [make = ''] = makes.split(', ');
      const ofMake = makes.split(', ').map((word) => ({ word, make, model: '' }));
      const ofModel = models.split(', ').map((model) => ({ word: model, make, model }));
      return ofMake.concat(ofModel).map(({ word, ...car }) => [searchText(word), car] as const);
    }),
);

/** What a typed search says of a car: the folded words that name it, those of its year and engine, and the car itself. */
export function carIn(typed: string) {
  const chunks = cleanText(typed).split(' ');
  const named = searchWords(chunks.filter((chunk) => !isDetail(chunk)).join(' ')).flatMap(
    (word) => {
      const car = [word, ...stemsOf(word, 3)].map((stem) => BY_WORD.get(stem)).find(Boolean);
      return car ? [{ word, car }] : [];
    },
  );
  const { car } = named.find((name) => name.car.model !== '') ?? named[0] ?? {};
  const year = chunks.find((chunk) => YEAR.test(chunk)) ?? '';
  return {
    carNames: named.map(({ word }) => word),
    carDetails: searchWords(chunks.filter(isDetail).join(' ')),
    car: car && { ...car, year, chassis: '' },
  };
}

/** The folded word is a make, and one of the others names a model of it: `fiat` says nothing more than `egea`. */
export function isMakeOf(word: string, others: readonly string[]): boolean {
  const { make, model } = BY_WORD.get(word) ?? {};
  return (
    model === '' &&
    others.some((other) => {
      const car = BY_WORD.get(other);
      return car?.make === make && car?.model !== '';
    })
  );
}

/** `Golf mü`, `Corolla mı`: by the last vowel, of a number as it is spoken (`i20` ends with yirmi). */
export function asQuestion(name: string): string {
  const spoken = name
    .toLocaleLowerCase('tr')
    .replace(/\d$/, (digit) => 'iiiüöeıiiu'.charAt(Number(digit)));
  const [end = ''] = /[aeëıioöuü][^aeëıioöuü]*$/.exec(spoken) ?? [];
  if (/^[aı]/.test(end)) return `${name} mı`;
  // Of a foreign name, an l makes the vowel before it a front one.
  if (/^([öü]|[ou]l)/.test(end)) return `${name} mü`;
  return /^[ou]/.test(end) ? `${name} mu` : `${name} mi`;
}
