import { beforeAll, expect, test } from 'vitest';

import { passwordHeader, setPassword } from '../support/owner';
import { describeBackend, useBackend } from '../support/useBackend';

interface PlanNode {
  'Parent Relationship'?: string;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

const STATEMENTS = [
  "insert into brands (name, logo) select 'Marka', 'a.svg' from generate_series(1, 50)",
  "update brands set name = 'Başka' where id <> 0",
  'delete from brands where id <> 0',
];

function nodesIn(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesIn)];
}

describeBackend('the password check', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));

  test.for(STATEMENTS)('runs once for all rows of: %s', async (statement) => {
    const headers = JSON.stringify(passwordHeader());
    const [explained] = await backend().sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`
      insert into brands (name, logo) select 'Marka', 'a.svg' from generate_series(1, 50);
      set local role anon;
      select set_config('request.headers', '${headers}', true);
      explain (analyze, format json) ${statement}`);
    const nodes = explained?.['QUERY PLAN'].flatMap(({ Plan }) => nodesIn(Plan)) ?? [];
    const checks = nodes.filter((node) => node['Parent Relationship'] === 'InitPlan');
    expect(checks.map((node) => node['Actual Loops'])).toEqual([1]);
    expect(JSON.stringify(nodes)).not.toContain('is_admin');
  });
});
