import { Pool, type QueryResult, type QueryResultRow } from 'pg';

/** A new cluster's own superuser; only the platform's set-up needs it. */
export const SUPERUSER = 'supabase_admin';
/** Who runs migrations on a hosted project: the owner of the tables, and no superuser. */
export const OWNER = 'postgres';

export type Sql = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export function connect(socketFolder: string, user: string): Pool {
  const pool = new Pool({ host: socketFolder, port: 5432, user, database: 'postgres', ssl: false });
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => {});
  return pool;
}

export async function answers(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

/** The rows of a query; of several in one text, those of the last. */
export async function rowsOf<Row extends QueryResultRow>(
  answer: Promise<QueryResult<Row>>,
): Promise<Row[]> {
  return [await answer].flat().at(-1)?.rows ?? [];
}

/** Several statements that happen together or not at all. */
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
