import type { Pool } from 'pg';

import { checkSettings } from '../settings/checkSettings.ts';
import { FACTS } from '../settings/definitions.ts';
import { given, readSettings } from '../settings/readSettings.ts';
import { readShop } from '../settings/shopFacts.ts';
import { checkConnection } from './answers.ts';
import { openOrExplain } from './connection/openDatabase.ts';
import { refusalOf } from './connection/restApi.ts';
import { comparePassword } from './database.ts';
import { countMissing } from './migrations.ts';
import type { Texts } from './texts/english.ts';
import { languageOf } from './texts/language.ts';
import { readHost } from './unattended/hostEnvironment.ts';

/** `npm run setup -- --check`: a sentence for each thing that is missing or wrong. Changes nothing. */
export async function checkSetup(texts: Texts): Promise<string[]> {
  const settings = readSettings();
  const { connection, address, key } = readHost(settings);
  const problems = checkSettings(settings, languageOf(process.env));
  const facts = readShop().sampleFacts.filter((fact) => fact in FACTS);
  if (facts.length > 0) problems.push(texts.sampleFacts(facts.join(', ')));
  const password = given(settings, 'ADMIN_PASSWORD');
  if ((password ?? given(settings, 'ADMIN_PASSWORD_HASH')) === undefined) {
    problems.push(texts.noAdminPassword);
  }
  if (address === undefined || key === undefined) return [...problems, texts.noDatabase];
  const refusal = await refusalOf({ address, key });
  if (refusal !== undefined) problems.push(texts[refusal]);
  if (connection === undefined) return [...problems, texts.noConnection];
  return [...problems, ...(await checkDatabase(connection, address, password, texts))];
}

async function checkDatabase(
  connection: string,
  address: string,
  password: string | undefined,
  texts: Texts,
): Promise<string[]> {
  const checked = checkConnection(connection, address);
  if ('problem' in checked) return [texts[checked.problem]];
  const pool = await openOrExplain(connection, texts);
  if (typeof pool === 'string') return [pool];
  try {
    const missing = await countMissing(pool);
    if (missing === 'unrecorded') return [texts.foreignTables];
    // Where migrations are missing, the tables of the rest may be missing, too.
    if (missing > 0) return [texts.missingMigrations(missing)];
    return [
      ...(await passwordProblem(pool, password, texts)),
      ...(await pictureProblem(pool, texts)),
    ];
  } finally {
    await pool.end();
  }
}

async function passwordProblem(
  pool: Pool,
  password: string | undefined,
  texts: Texts,
): Promise<string[]> {
  const present = await comparePassword(pool, password ?? '');
  if (present === 'none') return [texts.noPasswordYet];
  return present === 'other' && password !== undefined ? [texts.otherPassword] : [];
}

async function pictureProblem(pool: Pool, texts: Texts): Promise<string[]> {
  const { rows } = await pool.query<{ has: boolean }>(
    "select to_regclass('storage.buckets') is not null as has",
  );
  if (rows[0]?.has !== true) return [texts.noPictures];
  const buckets = await pool.query("select from storage.buckets where id = 'pictures'");
  return buckets.rowCount === 0 ? [texts.noPictures] : [];
}
