import type { ChangeFailure } from '@/panel/data/OwnerRepository';
import { changeFailureOf } from '@/panel/data/sync/changeFailure';
import { newMutationId } from '@/panel/data/sync/mutations/mutation';

import type { Database, WriteAnswer } from './database';
import { isFinal, reasonOf } from './pushResult';

/** PostgreSQL's code for a statement that has reached its time limit, and is rolled back. */
const TOO_SLOW = '57014';

/** The upload of a slow mobile connection, in characters per millisecond. A large list has some megabytes. */
const SLOW_UPLOAD = 100;

type Answer = { data: unknown } | { failure: ChangeFailure };

/**
 * Calls a function of the database that answers a repetition as it answered the first time. Without an answer the call is
 * repeated, and a later call with the same body is taken for a repetition, too.
 */
export function createCallOnce(database: Database, name: string) {
  let unanswered: { text: string; mutationId: string } | undefined;

  return async (body: object, step?: string): Promise<Answer> => {
    const text = JSON.stringify(body);
    const earlier = unanswered?.text === text ? unanswered : undefined;
    const { mutationId } = earlier ?? { mutationId: newMutationId() };
    const send = () =>
      database.send(
        database.client.rpc(name, body),
        { mutationId, attempt: 0, step },
        text.length / SLOW_UPLOAD,
      );
    const first = await send();
    const answer = isUnanswered(first) ? await send() : first;
    const { status, error } = answer;
    unanswered = undefined;
    if (error === null) return { data: answer.data };
    console.error(`${name} has failed`, status, error);
    const failure = failureOf(answer, isUnanswered(first));
    if (failure === 'unanswered') unanswered = { text, mutationId };
    return { failure };
  };
}

/** A gateway that waits in vain answers in place of the database: 520 to 524 are Cloudflare's, 544 is Supabase's. */
const GAVE_UP = new Set([502, 504, 520, 522, 524, 544]);

/** Nobody knows what became of the request. */
function isUnanswered({ status, error }: WriteAnswer): boolean {
  return status === 0 || (GAVE_UP.has(status) && !error?.code);
}

export function failureOf({ status, error }: WriteAnswer, mayBeCarriedOut: boolean): ChangeFailure {
  if (status === 404) return 'unsupported';
  if (status === 401 || status === 403 || isFinal(status)) return 'refused';
  if (mayBeCarriedOut) return 'unanswered';
  if (error?.code === TOO_SLOW) return 'too-slow';
  return changeFailureOf(reasonOf(status, error?.code ?? ''));
}
