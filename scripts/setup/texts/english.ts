import type { Texts } from './texts.ts';

export const english: Texts = {
  welcome: `This connects the shop to a project at supabase.com. You find what is asked for in the project's
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
  unverified: (code) =>
    `The certificate of this server cannot be verified (${code}), so it may be a stranger's server that reads and changes
everything. Your own certificate of an authority can be added to the string: ?sslrootcert=<path of the file>`,
  askUnverified: 'Connect all the same? If so, type yes:',
  passwordNotSent: `Password: not sent to a server that is not verified. Set it in the project's SQL editor:
select private.set_admin_password('your password');`,
  unrecorded: `The database has tables of the shop, but no full record of these migrations: they were run in the SQL editor, or by an
older version of the shop. They can be brought up to date. All rows with their ids, the photographs and the password stay;
if something does not fit, nothing is changed. It takes some seconds, in which the shop does not save.`,
  askTakeOver: 'Do it now? If so, type yes:',
  takenOver: 'Tables: brought up to date and recorded; all rows are there.',
  notTakenOver: 'Nothing was changed.',
  askReplacePassword: `The panel has another password so far. With the new one, pages that are online cannot save until they are built again.
Replace it? If so, type yes:`,
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
