import { PHONE_SIGN } from '@/domain/contactInfo';
import { calledNumber, chatNumber, writtenNumber } from '@/domain/contactLinks';

/** `signs`: some that the field refuses. `several`: without anything between them. `service`: 444 1 234 can be called only. `noZero`: a landline without its 0 is another country's number. */
export type PhoneProblem = 'signs' | 'several' | 'service' | 'noZero' | 'tooShort' | 'tooLong';

/** The fewest and the most digits, with the country code (E.164). */
const TURKISH = [12, 12] as const;
const TURKISH_WITHOUT_ZERO = [10, 10] as const;
const FOREIGN = [8, 15] as const;

export const PHONE_PATTERN = `${PHONE_SIGN}{7,}`;

const PHONE_SIGNS = new RegExp(`^${PHONE_SIGN}*$`);

export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (!PHONE_SIGNS.test(phone)) return 'signs';
  const written = writtenNumber(phone);
  const problem = problemOf(written);
  if (problem !== undefined) return problem;
  const calledProblem = problemOf(calledNumber(phone));
  return calledProblem === 'service' ? undefined : calledProblem;
}

function problemOf(phone: string): PhoneProblem | undefined {
  const number = chatNumber(phone);
  if (number.length > 16) return 'several';
  if (/^(90)?444\d{4}$/.test(number)) return 'service';
  const isTurkish = number.startsWith('90');
  const isForeign = !isTurkish && /^\D*(\+|00)/.test(phone);
  const national = isTurkish ? TURKISH : TURKISH_WITHOUT_ZERO;
  const [fewest, most] = isForeign ? FOREIGN : national;
  if (number.length < fewest) return number === '' ? undefined : 'tooShort';
  if (number.length > most) return 'tooLong';
  return isTurkish || isForeign ? undefined : 'noZero';
}
