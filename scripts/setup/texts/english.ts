import type { Texts } from './texts.ts';

export const english: Texts = {
  welcome: `This connects the shop to a new project at supabase.com. You find what is asked for in the project's
dashboard. What you type into hidden fields is not shown and not stored.
`,
  askAddress: 'Project URL (https://….supabase.co):',
  askKey: 'Publishable (or anon) key:',
  askConnection: 'Connection string of the session pooler ("Connect" button; hidden):',
  askDatabasePassword: 'Password of the database (hidden):',
  offeredPassword: (password) =>
    `A password of four words for you: ${password}
Write it down and press Enter to take it, or type one of your own.`,
  askPassword: "The owner's password for the panel, at least 10 characters (hidden):",
  askAgain: 'The same password once more (hidden):',
  notAnAddress: 'This is not a project URL; it looks like https://abcdefgh.supabase.co.',
  notReached: 'There was no answer at this address; check it and your network.',
  secretKey: 'This is the secret key, which must never be in the shop; copy the publishable one.',
  notAKey: 'This is not a key; it begins with sb_publishable_ or eyJ.',
  keyRefused: 'The project refuses this key; copy it once more.',
  notAConnection: 'This is not a connection string; it begins with postgresql://.',
  otherProject: 'This connection string belongs to another project than the project URL.',
  notConnected: (code) => `The database cannot be opened with this string and password (${code}).`,
  tooShort: 'The password needs at least 10 characters.',
  tooLong: 'The password must not be longer than 72 bytes; a Turkish letter counts as two.',
  known: 'Everybody would try this password first; choose another one.',
  notTheSame: 'The two passwords differ.',
  applied: (count) => `Tables: ${count} migrations were applied.`,
  nothingToApply: 'Tables: all migrations had already been applied.',
  foreignTables: `The database already has tables of the shop, but no record of these migrations. They were made in the SQL
editor, by an older version of the shop or elsewhere; nothing was changed. Use a new project, or see supabase/README.md,
"Tables without a record".`,
  passwordSet: 'Password: set.',
  passwordKept: 'Password: it was this one already.',
  settingsWritten: 'Settings: written into .env.local.',
  settingsKept: 'Settings: .env.local already had them.',
  proved: 'Test: reading works, and writing with the password works.',
  onlyRead: 'Test: reading works. Writing was not tried, because the lists are empty.',
  notProved: (status) =>
    `Reading or writing through the project URL failed (answer ${status}). Run the command again in a minute.`,
  next: `
Next: build the shop with the same password,

  ADMIN_PASSWORD='the password' npm run build

and put the folder dist online: README.md, "Put it online".`,
  failed: 'The setup stopped, and the step that failed changed nothing:',
  ended: 'The setup was ended.',
};
