import { Client, Connection, Pool, type ClientConfig } from 'pg';

import { DIRECT } from '../answers.ts';
import type { Texts } from '../texts/english.ts';
import { authoritiesOf } from './authorities.ts';

/** The code of the error where a server that was not verified asks for the password in clear. */
export const CLEAR_TEXT = 'CLEAR_TEXT_PASSWORD';

const CERTIFICATE = /CERT|SIGNATURE|HOSTNAME_MISMATCH/;

/** The code, if an error says that the server's certificate could not be verified. */
export function certificateProblem(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CERTIFICATE.test(code) ? code : undefined;
}

/** What is said of the error. Its message may contain the address with the password; its code does not. */
export function notOpened(error: unknown, connection: string, texts: Texts): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
  const isDirect = DIRECT.test(new URL(connection).hostname);
  const isUnreachable = ['ENETUNREACH', 'ENOTFOUND'].includes(code);
  return isDirect && isUnreachable ? texts.needsSessionPooler : texts.notConnected(code);
}

/** Opens the database of a verified server, or says why not. For commands that ask nothing. */
export async function openOrExplain(connection: string, texts: Texts): Promise<Pool | string> {
  try {
    return await openDatabase(connection);
  } catch (error) {
    const problem = certificateProblem(error);
    return problem === undefined ? notOpened(error, connection, texts) : texts.unverified(problem);
  }
}

/**
 * Opens the database, or throws what PostgreSQL or the network answers. Only a verified server, or one on this computer,
 * may ask for the password in clear. With `acceptsAny` the server is not verified.
 */
export async function openDatabase(connection: string, acceptsAny = false): Promise<Pool> {
  const pool = new Pool({
    max: 1,
    ...(isHere(connection) ? { connectionString: connection } : encrypted(connection, acceptsAny)),
    ...(acceptsAny && { Client: CarefulClient }),
  });
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function isHere(connection: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(new URL(connection).hostname);
}

/** The connection is encrypted, whatever the string says. `sslrootcert=<path>` in it adds an authority. */
function encrypted(connection: string, acceptsAny: boolean): ClientConfig {
  const url = new URL(connection);
  const { hostname, searchParams } = url;
  const ca = authoritiesOf(hostname, searchParams.get('sslrootcert'));
  for (const name of ['ssl', 'sslmode', 'sslrootcert', 'sslnegotiation']) searchParams.delete(name);
  return {
    connectionString: url.href,
    ssl: { ca, host: hostname, rejectUnauthorized: !acceptsAny },
  };
}

class CarefulClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const connection: unknown = Reflect.get(this, 'connection');
    if (!(connection instanceof Connection)) throw new Error('pg has no connection to watch');
    // Before the listener that would send it.
    connection.prependListener('authenticationCleartextPassword', () => {
      const refusal = new Error('the server asks for the password in clear');
      connection.stream.destroy(Object.assign(refusal, { code: CLEAR_TEXT }));
    });
  }
}
