import { setTimeout as wait } from 'node:timers/promises';

import { callRest, type Answer, type Project } from './restApi.ts';

/** A list, and a column that every row has. */
const LISTS = [
  ['products', 'name'],
  ['brands', 'name'],
  ['slides', 'title'],
] as const;

/** While the REST interface reads the new tables it answers 404 or 503. */
const ATTEMPTS = 20;

export type Proof = 'written' | 'onlyRead' | { failed: number };

/**
 * Fills empty lists with the samples as the first visitor would, then reads a row and writes the same value into it with
 * the owner's password: nothing changes.
 */
export async function prove(project: Project, password: string): Promise<Proof> {
  const seeded = await seed(project);
  if (seeded.status !== 200) return { failed: seeded.status };
  for (const [list, column] of LISTS) {
    const read = await callRest(project, `${list}?select=id,${column}&order=id&limit=1`);
    if (read.status !== 200) return { failed: read.status };
    const [row] = read.body as Record<string, unknown>[];
    if (row === undefined) continue;
    const written = await callRest(project, `${list}?id=eq.${String(row['id'])}`, {
      method: 'PATCH',
      headers: { 'x-admin-password': Buffer.from(password).toString('base64') },
      body: { [column]: row[column] },
    });
    return written.status === 204 ? 'written' : { failed: written.status };
  }
  return 'onlyRead';
}

async function seed(project: Project): Promise<Answer> {
  let answer: Answer = { status: 0, body: undefined };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    answer = await callRest(project, 'rpc/seed_samples', { method: 'POST', body: {} });
    if (![0, 404, 503].includes(answer.status)) break;
    await wait(500);
  }
  return answer;
}
