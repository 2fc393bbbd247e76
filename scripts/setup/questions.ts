import type { Pool } from 'pg';

import { fourWords } from '../passwords/fourWords.ts';
import {
  checkAddress,
  checkConnection,
  type Checked,
  checkKey,
  checkPassword,
  needsPassword,
  isYes,
  withPassword,
} from './answers.ts';
import { certificateProblem, notOpened, openDatabase } from './connection/openDatabase.ts';
import { refusalOf, type Project } from './connection/restApi.ts';
import { InputEnded, type Terminal } from './terminal.ts';
import type { Texts } from './texts/english.ts';

export interface Dialog {
  terminal: Terminal;
  texts: Texts;
}

/** Asks until the answer is right, with one sentence about each wrong one. */
async function askUntil<Value>(
  { terminal, texts }: Dialog,
  ask: () => Promise<string>,
  check: (answer: string) => Checked<Value>,
): Promise<Value> {
  for (;;) {
    const checked = check(await ask());
    if ('value' in checked) return checked.value;
    terminal.say(texts[checked.problem]);
  }
}

export async function askProject(dialog: Dialog): Promise<Project> {
  const { terminal, texts } = dialog;
  for (;;) {
    const address = await askUntil(dialog, () => terminal.ask(texts.askAddress), checkAddress);
    const key = await askUntil(dialog, () => terminal.ask(texts.askKey), checkKey);
    const refusal = await refusalOf({ address, key });
    if (refusal === undefined) return { address, key };
    terminal.say(texts[refusal]);
  }
}

export interface Database {
  pool: Pool;
  /** False: the owner connects without a proof that this is the right server. */
  isVerified: boolean;
}

export async function askDatabase(dialog: Dialog, address: string): Promise<Database> {
  const { terminal, texts } = dialog;
  for (;;) {
    const string = await askUntil(
      dialog,
      () => terminal.askHidden(texts.askConnection),
      (answer) => checkConnection(answer, address),
    );
    const connection = needsPassword(string)
      ? withPassword(string, await terminal.askHidden(texts.askDatabasePassword))
      : string;
    try {
      return await openVerified(dialog, connection);
    } catch (error) {
      if (error instanceof InputEnded) throw error;
      terminal.say(notOpened(error, connection, texts));
    }
  }
}

async function openVerified({ terminal, texts }: Dialog, connection: string): Promise<Database> {
  try {
    return { pool: await openDatabase(connection), isVerified: true };
  } catch (error) {
    const problem = certificateProblem(error);
    if (problem === undefined) throw error;
    terminal.say(texts.unverified(problem));
    if (!isYes(await terminal.ask(texts.askUnverified))) throw error;
    return { pool: await openDatabase(connection, true), isVerified: false };
  }
}

/** An empty answer takes the password that is offered. */
export async function askPassword(dialog: Dialog): Promise<string> {
  const { terminal, texts } = dialog;
  const offered = fourWords();
  terminal.say(texts.offeredPassword(offered));
  for (;;) {
    let isOffered = false;
    const first = await askUntil(
      dialog,
      () => terminal.askHidden(texts.askPassword),
      (answer) => {
        isOffered = answer.trim() === '';
        return checkPassword(isOffered ? offered : answer);
      },
    );
    if (isOffered) return first;
    const second = checkPassword(await terminal.askHidden(texts.askAgain));
    if ('value' in second && second.value === first) return first;
    terminal.say(texts.notTheSame);
  }
}
