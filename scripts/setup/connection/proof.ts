import { setTimeout as wait } from 'node:timers/promises';

import { callRest, type Answer, type Project } from './restApi.ts';

/** A list, and a column that every row has. */
const LISTS = [
  ['products', 'name'],
  ['brands', 'name'],
  ['slides', 'title'],
] as const;

/** The REST interface answers 404 or 503 while it reads the new tables, and 429 while another password is checked. */
const NOT_READY = new Set([0, 404, 429, 503]);
const ATTEMPTS = 20;

export type Proof = 'written' | 'onlyRead' | { failed: number };

/**
 * Fills empty lists with the samples as the first visitor would, then reads a row and writes the same value into it with
 * the owner's password: nothing changes.
 */
export async function prove(project: Project, password: string): Promise<Proof> {
  const seeded = await callWhenReady(project, 'rpc/seed_samples', { method: 'POST', body: {} });
  if (seeded.status !== 200) return { failed: seeded.status };
  for (const [list, column] of LISTS) {
    const read = await callRest(project, `${list}?select=id,${column}&order=id&limit=1`);
    if (read.status !== 200) return { failed: read.status };
    const [row] = read.body as Record<string, unknown>[];
    if (row === undefined) continue;
    const written = await callWhenReady(project, `${list}?id=eq.${String(row['id'])}`, {
      method: 'PATCH',
      headers: { 'x-admin-password': Buffer.from(password).toString('base64') },
      body: { [column]: row[column] },
    });
    return written.status === 204 ? 'written' : { failed: written.status };
  }
  return 'onlyRead';
}

async function callWhenReady(...call: Parameters<typeof callRest>): Promise<Answer> {
  let answer: Answer = { status: 0, body: undefined };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    answer = await callRest(...call);
    if (!NOT_READY.has(answer.status)) break;
    await wait(500);
  }
  return answer;
}
