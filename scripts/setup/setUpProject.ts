import type { Pool } from 'pg';

import { checkPassword } from '../../src/panel/data/password.ts';
import { hashPassword } from '../build/settings/adminPassword.ts';
import { given, readSettings } from '../settings/readSettings.ts';
import { isYes } from './answers.ts';
import { prove } from './connection/proof.ts';
import type { Project } from './connection/restApi.ts';
import { comparePassword, forbidShopWords, setPassword } from './database.ts';
import { applyMissing, oneAtATime, takeOverTables } from './migrations.ts';
import { askDatabase, askPassword, askProject, type Dialog } from './questions.ts';
import { writeSettings } from './settingsFile.ts';

/**
 * Connects the shop to a hosted project: tables, password and settings. What is there already stays as it is. Returns
 * whether everything worked.
 */
export async function setUpProject(dialog: Dialog, settingsFile: string): Promise<boolean> {
  const { terminal, texts } = dialog;
  terminal.say(texts.welcome);
  const project = await askProject(dialog);
  const { pool, isVerified } = await askDatabase(dialog, project.address);
  try {
    const isReady = await bringUpToDate(dialog, pool);
    if (!isReady) return false;
    await forbidShopWords(pool);
    const password = isVerified ? await agreeOnPassword(dialog, pool) : undefined;

    const isWritten = writeSettings(settingsFile, {
      VITE_SUPABASE_URL: project.address,
      VITE_SUPABASE_ANON_KEY: project.key,
      ...(password !== undefined && (await hashSetting(password))),
    });
    terminal.say(isWritten ? texts.settingsWritten : texts.settingsKept);
    if (password === undefined) terminal.say(texts.passwordNotSent);
    else if (!(await tryProject(dialog, project, password))) return false;
    terminal.say(texts.next);
    return true;
  } finally {
    await pool.end();
  }
}

/** The present hash, if it is one of this password: a new one would make every browser fetch the panel again. */
async function hashSetting(password: string): Promise<Record<string, string>> {
  const present = given(readSettings(), 'ADMIN_PASSWORD_HASH') ?? '';
  const isPresent = await checkPassword(password, present);
  return { ADMIN_PASSWORD_HASH: isPresent ? present : hashPassword(password) };
}

/** Returns whether the database has all migrations now. */
async function bringUpToDate({ terminal, texts }: Dialog, pool: Pool): Promise<boolean> {
  const count = await oneAtATime(pool, async () => applyMissing(pool));
  if (count !== 'unrecorded') {
    terminal.say(count === 0 ? texts.nothingToApply : texts.applied(count));
    return true;
  }
  terminal.say(texts.unrecorded);
  if (!isYes(await terminal.ask(texts.askTakeOver))) {
    terminal.say(texts.notTakenOver);
    return false;
  }
  await oneAtATime(pool, async () => takeOverTables(pool));
  terminal.say(texts.takenOver);
  return true;
}

/** Asks until the password is the one that the panel has, or the owner wants it to be. */
async function agreeOnPassword(dialog: Dialog, pool: Pool): Promise<string> {
  const { terminal, texts } = dialog;
  for (;;) {
    const password = await askPassword(dialog);
    const present = await comparePassword(pool, password);
    if (present === 'same') {
      terminal.say(texts.passwordKept);
      return password;
    }
    if (present === 'none' || isYes(await terminal.ask(texts.askReplacePassword))) {
      await setPassword(pool, password);
      terminal.say(texts.passwordSet);
      return password;
    }
  }
}

async function tryProject(
  { terminal, texts }: Dialog,
  project: Project,
  password: string,
): Promise<boolean> {
  const proof = await prove(project, password);
  if (typeof proof === 'object') terminal.say(texts.notProved(proof.failed));
  else terminal.say(proof === 'written' ? texts.proved : texts.onlyRead);
  return typeof proof === 'string';
}
