import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { authoritiesOf } from '../../../scripts/setup/connection/authorities.ts';
import { CLEAR_TEXT } from '../../../scripts/setup/connection/openDatabase.ts';
import { english } from '../../../scripts/setup/texts/english.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import { expectTexts, makeSetupFolder, runSetup } from './setupAnswers.ts';
import { certificate, startStrangeServer } from './strangeServer.ts';

const UNKNOWN = 'DEPTH_ZERO_SELF_SIGNED_CERT';
const folder = makeSetupFolder();
const file = path.join(folder, 'root.pem');
writeFileSync(file, certificate);

const supabaseRoots = (hostname: string) =>
  authoritiesOf(hostname, null).filter((text) => text.includes('github.com/supabase/cli'));

test('the servers of Supabase, and no others, may show a certificate that Supabase has signed', () => {
  expect(supabaseRoots('db.abc.supabase.co')).toHaveLength(1);
  expect(supabaseRoots('aws-0-eu.pooler.supabase.com')).toHaveLength(1);
  expect(supabaseRoots('db.supabase.com.example.org')).toEqual([]);
  const [text = ''] = supabaseRoots('db.abc.supabase.co');
  const roots = text.match(/-----BEGIN[^]+?END CERTIFICATE-----/g) ?? [];
  expect(roots.map((root) => new X509Certificate(root).validTo)).toEqual([
    'Apr 26 10:56:53 2031 GMT',
    'Sep  1 08:01:25 2035 GMT',
  ]);
});

describeBackend('npm run setup', () => {
  const backend = useBackend();

  /** What is shown and what the server has got of the password, with these answers to further questions. */
  async function connect(parameters: string, ...further: string[]) {
    const server = await startStrangeServer();
    onTestFinished(server.stop);
    const { url, anonKey } = backend();
    const answers = [url, anonKey, server.string('GIZLI-PAROLA') + parameters, ...further];
    const shown = await runSetup(folder, answers, { exitCode: 1 });
    return { shown, heard: server.heard() };
  }

  test.for(['', '?sslmode=require', '?sslmode=no-verify', '?sslmode=disable'])(
    'asks before it connects to a server without a verified certificate: %j',
    async (parameters) => {
      const { shown, heard } = await connect(parameters, '');
      expectTexts(shown, english.unverified(UNKNOWN), english.notConnected(UNKNOWN));
      expect(heard).toBe('');
    },
  );

  test('never sends a password in clear to such a server', async () => {
    const { shown, heard } = await connect('', 'yes');
    expectTexts(shown, english.notConnected(CLEAR_TEXT));
    expect(heard).toBe('');
  });

  test('takes the certificate that the owner has', async () => {
    const { shown, heard } = await connect(`?sslrootcert=${encodeURIComponent(file)}`);
    expect(shown).not.toContain(english.askUnverified);
    expect(heard).toContain('GIZLI-PAROLA');
  });
});
