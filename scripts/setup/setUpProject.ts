import path from 'node:path';

import { hasForeignTables, migrate } from '../backend/database/migrate.ts';
import { forbidShopWords, setPassword } from './database.ts';
import { prove } from './proof.ts';
import { askDatabase, askPassword, askProject, type Dialog } from './questions.ts';
import { writeSettings } from './settingsFile.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

/**
 * Connects the shop to a hosted project: tables, password and settings. What is there already stays as it is. Returns
 * whether everything worked.
 */
export async function setUpProject(dialog: Dialog, settingsFile: string): Promise<boolean> {
  const { terminal, texts } = dialog;
  terminal.say(texts.welcome);
  const project = await askProject(dialog);
  const pool = await askDatabase(dialog, project.address);
  try {
    if (await hasForeignTables(pool, MIGRATIONS)) {
      terminal.say(texts.foreignTables);
      return false;
    }
    const password = await askPassword(dialog);

    const { length } = await migrate(pool, MIGRATIONS);
    terminal.say(length === 0 ? texts.nothingToApply : texts.applied(length));
    // The REST interface does not see new tables by itself everywhere.
    if (length > 0) await pool.query("notify pgrst, 'reload schema'");

    await forbidShopWords(pool);
    const isNew = await setPassword(pool, password);
    terminal.say(isNew ? texts.passwordSet : texts.passwordKept);

    const isWritten = writeSettings(settingsFile, {
      VITE_SUPABASE_URL: project.address,
      VITE_SUPABASE_ANON_KEY: project.key,
      // It needs the function first_page(), which the migrations above create.
      ONE_READ: '1',
    });
    terminal.say(isWritten ? texts.settingsWritten : texts.settingsKept);

    const proof = await prove(project, password);
    if (typeof proof === 'object') {
      terminal.say(texts.notProved(proof.failed));
      return false;
    }
    terminal.say(proof === 'written' ? texts.proved : texts.onlyRead);
    terminal.say(texts.next);
    return true;
  } finally {
    await pool.end();
  }
}
