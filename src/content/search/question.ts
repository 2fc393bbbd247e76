import { carIn, isDetail } from '@/content/enquiry/cars';
import { searchText } from '@/domain/products/searchText';
import { cleanText } from '@/domain/text/cleanText';

/** Words of asking and greeting. They say nothing of a part (D40). */
const ASKING = `
alo merhaba merhabalar mrb mrhb selam selamlar slm sa selamün aleyküm selamünaleyküm iyi günler akşamlar geceler sabahlar günaydın
hayırlı işler kolay gelsin abi abim abla usta ustam hocam kardeş kardeşim dostum beyler arkadaşlar
ne nedir neler nekadar nekadardır kadar kadardır kaç kaça kaçtan kaçadır kaçpara para paraya lira liraya tl tutar tutuyor eder ediyor
fiyat fiyatı fiyata fiyatını fiyatınız fiyatlar fiyatları ücret ücreti ücretsiz kargo hangi hangisi nerede nereden nasıl
var vardır varsa yok yoktur kaldı mevcut stok stokta stoklarda elinizde sizde bende bana size bulunur bulunuyor bulabilir
lazım lazımdı gerek gerekli gerekiyor ihtiyacım istiyorum istiyom isterim arıyorum arıyom bakıyorum bakar bakabilir
almak alabilir alabilirim alırım alacağım alacaktım olur oluyor olabilir olan uyar uygun uyumlu gelir verir verebilir atar atabilir
sormak sorabilir soracaktım öğrenebilir öğrenmek bilgi yardımcı acaba için ile ve lütfen rica teşekkür teşekkürler ederim sağol
model modeli araç aracım aracıma arabam arabama benim adet tane bi marka nin nın nun nün yedek parça parçası parçaları no nolu numaralı kodlu
`;

const ASKING_WORDS = new Set(ASKING.trim().split(/\s+/).map(searchText));

/** Words that say where a part is fitted. If no part has the typed one, others are near. */
const SIDES = new Set(['sag', 'sol', 'on', 'arka', 'ust', 'alt', 'ic', 'dis']);

/** The folded question `mi`, with its endings; people also write it together with the word before it. */
const QUESTION = /m[iu](y[iu][mz]|s[iu]n([iu]z)?|d[iu]r|yd[iu])?$/;

function isAsking(word: string): boolean {
  const asked = word.replace(QUESTION, '');
  return asked === '' || ASKING_WORDS.has(word) || (asked !== word && ASKING_WORDS.has(asked));
}

/** Leaves out greeting, question and counting, the marks at the ends of a word, and an ending after an apostrophe. */
function partWords(typed: string): string {
  return cleanText(typed)
    .replace(/(\d) nokta (\d)/gi, '$1.$2')
    .replace(/(\p{L}{2})\.(?=\p{L}{2})/gu, '$1 ')
    .replace(
      /(?:\d+|(?:^| )(?:bir|iki|üç|dört|beş|altı|sekiz|on)) ?(?:adet|tane)(?!\p{L})|\bor[ij]+inal ?m[iıuü](?!\p{L})/giu,
      ' ',
    )
    .replace(/(\p{L}|\d)['’`]\p{L}{1,6}(?!\p{L})/gu, '$1')
    .split(/[\s;:!?()“”"]+|,(?!\d)/)
    .map((word) => word.replace(/^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu, ''))
    .filter((word) => word !== '' && !isAsking(searchText(word).replaceAll(' ', '')))
    .join(' ');
}

/**
 * Joins what belongs to a part number and means nothing alone: `5q0 615 301 f` becomes `5q0 615 301f`, `a 4` becomes `a4`,
 * `0 986 494` becomes `0986 494`.
 */
function joinNumbers(text: string): string {
  return text
    .replace(/(^| )(\d) (?=\d{3} \d{3})/g, '$1$2')
    .replace(/(\d\S* \S*\d\S+) (?!ön|on|üst|iç)(?=\p{L}{2}(?!\S))/giu, '$1')
    .replace(/(\S*\d\S*) (?=\p{L}(?!\S))/gu, (all, word: string) => (isDetail(word) ? all : word))
    .replace(/(^| )(\p{L}) (?=(\S*\d\S*))/gu, (all, space: string, letter: string, word: string) =>
      isDetail(word) ? all : space + letter,
    );
}

/** It is a part number, or a piece of one. */
const isNumber = (word = '') => /\d/.test(word) && !isDetail(word);

/** What is searched of a text that a customer has typed or dictated, and what it says of car and place. */
export function readQuestion(typed: string) {
  const text = joinNumbers(partWords(typed));
  const words = text.split(' ');
  // A model such as `301` behind the piece of a part number is another piece.
  const isPiece = (word: string, at: number) =>
    /^\d+$/.test(word) && isNumber(word) && isNumber(words[at - 1]);
  const { carNames, carDetails, car } = carIn(
    words.filter((word, at) => !isPiece(word, at)).join(' '),
  );
  const places = words.map(searchText).filter((word) => SIDES.has(word));
  return { text, carNames, carDetails: [...carDetails, ...places], car };
}
