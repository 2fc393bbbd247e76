import { Pool, type QueryResult, type QueryResultRow } from 'pg';

/** The superuser of a new cluster. Only the setup of the platform needs it. */
export const SUPERUSER = 'supabase_admin';
/** The role that runs migrations, as on a hosted project: it owns the tables and is not a superuser. */
export const OWNER = 'postgres';

export type Sql = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export function connect(socketFolder: string, user: string): Pool {
  const pool = new Pool({ host: socketFolder, port: 5432, user, database: 'postgres', ssl: false });
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it.
  pool.on('error', () => {});
  return pool;
}

export async function answers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** The rows of a query. With several statements in one text, the rows of the last. */
export async function rowsOf<Row extends QueryResultRow>(
  answer: Promise<QueryResult<Row>>,
): Promise<Row[]> {
  return [await answer].flat().at(-1)?.rows ?? [];
}

/** Runs several statements in one transaction. */
export async function inTransaction(pool: Pool, work: (sql: Sql) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(async (text, values) => rowsOf(client.query(text, values)));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
