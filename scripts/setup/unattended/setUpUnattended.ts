import type { Pool } from 'pg';

import { checkSettings } from '../../settings/checkSettings.ts';
import { given, isOn, readSettings, type Settings } from '../../settings/readSettings.ts';
import { SHOP_RECORD, type ShopRecord } from '../../settings/shopFacts.ts';
import { checkAddress, checkConnection, checkKey, needsPassword } from '../answers.ts';
import { openOrExplain } from '../connection/openDatabase.ts';
import { prove } from '../connection/proof.ts';
import { refusalOf, type Project } from '../connection/restApi.ts';
import { comparePassword, forbidShopWords, setPassword } from '../database.ts';
import { applyMissing, oneAtATime, takeOverTables } from '../migrations.ts';
import { writeSettings } from '../settingsFile.ts';
import { readShopRecord } from '../shopRecord.ts';
import type { Texts } from '../texts/english.ts';
import { hostLanguages } from '../texts/language.ts';
import { type HostEnvironment, readHost, SETUP_ONLY } from './hostEnvironment.ts';

export interface Report {
  say: (text: string) => void;
  texts: Texts;
}

/**
 * Sets the shop up with what a host gives, without a question, and writes what its build needs. Returns a sentence for each
 * thing that is wrong; then nothing more was changed. Says nothing that is secret.
 */
export async function setUpUnattended(report: Report, settingsFile: string): Promise<string[]> {
  const { say, texts } = report;
  const settings = readSettings();
  const host = readHost(settings);
  const needsDatabase = host.connection !== undefined && !host.isPreview;
  const problems = hostLanguages(process.env).flatMap((language) =>
    checkSettings(settings, language),
  );
  const project = findProject(host, texts, problems);
  const connection = needsDatabase ? findConnection(host, texts, problems) : undefined;
  const password = given(settings, 'ADMIN_PASSWORD');
  if (needsDatabase && password === undefined) problems.push(texts.noAdminPassword);
  if (problems.length > 0) return problems;
  const refusal = project && (await refusalOf(project));
  if (refusal !== undefined) return [texts[refusal]];

  if (host.isPreview) say(texts.preview);
  if (project === undefined) say(texts.noDatabase);
  else if (!needsDatabase && !host.isPreview) say(texts.databaseAsItIs);
  let record: ShopRecord | undefined;
  if (project !== undefined && connection !== undefined && password !== undefined) {
    const answer = await setUpDatabase(report, connection, password, settings);
    if (Array.isArray(answer)) return answer;
    record = answer;
    const proof = await prove(project, password);
    if (typeof proof === 'object') return [texts.notProved(proof.failed)];
    say(proof === 'written' ? texts.proved : texts.onlyRead);
  }
  writeSettings(settingsFile, {
    ...(project && {
      VITE_SUPABASE_URL: project.address,
      VITE_SUPABASE_ANON_KEY: project.key,
    }),
    ...(record && { [SHOP_RECORD]: JSON.stringify(record) }),
    ...(host.website !== undefined && !host.isPreview && { SHOP_WEBSITE: host.website }),
  });
  const names = SETUP_ONLY.filter((name) => given(settings, name) !== undefined);
  if (names.length > 0) say(texts.setupOnly(names.join(', ')));
  return [];
}

/** Undefined where the host gives no database. */
function findProject(host: HostEnvironment, texts: Texts, problems: string[]): Project | undefined {
  const { connection, address, key } = host;
  if (connection === undefined && address === undefined && key === undefined) return undefined;
  const checked = address === undefined ? { problem: 'noAddress' as const } : checkAddress(address);
  const checkedKey = key === undefined ? { problem: 'noKey' as const } : checkKey(key);
  if ('problem' in checked) problems.push(texts[checked.problem]);
  if ('problem' in checkedKey) problems.push(texts[checkedKey.problem]);
  if ('problem' in checked || 'problem' in checkedKey) return undefined;
  return { address: checked.value, key: checkedKey.value };
}

/** A session of the database: in transaction mode each statement could get another one. */
function findConnection(
  { connection = '', address = '' }: HostEnvironment,
  texts: Texts,
  problems: string[],
): string | undefined {
  const checked = checkConnection(connection, address);
  if ('problem' in checked) problems.push(texts[checked.problem]);
  else if (needsPassword(connection)) problems.push(texts.unreadableConnection);
  else if (new URL(connection).port === '6543') problems.push(texts.transactionPooler);
  else return connection;
  return undefined;
}

/** Answers what is wrong, or else the owner's record. */
async function setUpDatabase(
  report: Report,
  connection: string,
  password: string,
  settings: Settings,
): Promise<string[] | ShopRecord> {
  const pool = await openOrExplain(connection, report.texts);
  if (typeof pool === 'string') return [pool];
  try {
    return await oneAtATime(pool, async () => {
      const problems = await bringUpToDate(report, pool, password, settings);
      return problems.length > 0 ? problems : readShopRecord(pool, settings);
    });
  } finally {
    await pool.end();
  }
}

async function bringUpToDate(
  { say, texts }: Report,
  pool: Pool,
  password: string,
  settings: Settings,
): Promise<string[]> {
  const count = await applyMissing(pool);
  if (count === 'unrecorded' && !isOn(settings, 'SETUP_TAKE_OVER')) return [texts.foreignTables];
  if (count === 'unrecorded') {
    await takeOverTables(pool);
    say(texts.takenOver);
  } else say(count === 0 ? texts.nothingToApply : texts.applied(count));
  await forbidShopWords(pool);
  const present = await comparePassword(pool, password);
  if (present === 'other' && !isOn(settings, 'ADMIN_PASSWORD_REPLACE'))
    return [texts.otherPassword];
  if (present !== 'same') await setPassword(pool, password);
  say(present === 'same' ? texts.passwordKept : texts.passwordSet);
  return [];
}
