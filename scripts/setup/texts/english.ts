import type { Fact } from '../../settings/definitions.ts';

export const english = {
  welcome: `
Now the shop is connected to a project at supabase.com. You find what is asked for in the project's
dashboard. What you type into hidden fields is not shown and not stored.
`,
  askFacts: `First the facts of your shop. Press Enter where the text in brackets is right.
`,
  questions: {
    SHOP_NAME: 'Name of the shop',
    SHOP_PHONE: 'Telephone; / between several',
    SHOP_WEBSITE: 'Address of the site with https://; Enter if there is none yet',
  } satisfies Record<Fact, string>,
  askAddress: 'Project URL (https://….supabase.co):',
  askKey: 'Publishable (or anon) key:',
  askConnection: 'Connection string of the session pooler ("Connect" button; hidden):',
  askDatabasePassword: 'Password of the database (hidden):',
  offeredPassword: (password: string) =>
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
  notConnected: (code: string) =>
    `The database cannot be opened with this string and password (${code}).`,
  tooShort: 'The password needs at least 10 characters.',
  tooLong: 'The password must not be longer than 72 bytes; a Turkish letter counts as two.',
  known: 'Everybody would try this password first; choose another one.',
  notTheSame: 'The two passwords differ.',
  applied: (count: number) => `Tables: ${count} migrations were applied.`,
  nothingToApply: 'Tables: all migrations had already been applied.',
  unverified: (code: string) =>
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
  notProved: (status: number) =>
    `Reading or writing through the project URL failed (answer ${status}). Run the command again in a minute.`,
  next: `
Next: build the shop,

  npm run build

and put the folder dist online: README.md, "Put it online".`,
  failed: 'The setup stopped, and the step that failed changed nothing:',
  ended: 'The setup was ended.',
  noDatabase:
    'No database is given (DATABASE_URL): the shop is built on local data. What is written in the panel stays in that browser, and visitors see samples.',
  databaseAsItIs:
    'DATABASE_URL is not given: the database is used as it is, its tables are not checked.',
  preview:
    'This is the preview of a branch: the database is not touched, the build takes what is there.',
  noAddress:
    'SUPABASE_URL is not given, and does not follow from DATABASE_URL: give the project URL.',
  noKey:
    'SUPABASE_PUBLISHABLE_KEY is not given: give the publishable key of Project Settings → API Keys in Supabase.',
  transactionPooler:
    'This is the address of the transaction pooler (6543), which a setup cannot use: give the string of "Session pooler" below "Connect" in Supabase.',
  unreadableConnection:
    'The address of the database cannot be read. It begins with postgresql://, and has the password in place of [YOUR-PASSWORD].',
  needsSessionPooler:
    'The direct address of the database cannot be reached from here (it needs IPv6): give the string of "Session pooler" below "Connect" in Supabase.',
  noAdminPassword:
    'ADMIN_PASSWORD is not given: give the password of the panel, at least 10 characters. Nobody could open the panel without it.',
  otherPassword:
    'ADMIN_PASSWORD is not the present password of the panel. If it is to be replaced, give ADMIN_PASSWORD_REPLACE=1; pages that are online cannot save until they are loaded again.',
  foreignTables:
    'The database has tables of the shop, but no full record of these migrations. To bring them up to date, with all rows kept, give SETUP_TAKE_OVER=1.',
  setupOnly: (names: string) =>
    `${names}: for the setup only and not in the page; nothing has to be built again when they change.`,
  missingMigrations: (count: number) =>
    `Tables: ${count} migrations are missing; npm run setup applies them.`,
  noPasswordYet: 'The panel has no password yet; npm run setup sets it.',
  noPictures: 'There is no place for photographs (pictures); Supabase Storage must be on.',
  noConnection: 'No address of the database: tables, password and photographs were not checked.',
  sampleFacts: (names: string) => `Still those of the sample shop: ${names}.`,
  allWell: 'Nothing is missing or wrong.',
};

export type Texts = typeof english;
