import type { Facts } from '../../../src/edge/writePage.ts';
import { bundle } from '../bundle.ts';
import { shopModule } from '../settings/shopModule.ts';

/**
 * One file without imports, because hosts know neither the alias `@/` nor the settings of the build. What throws in it is
 * logged, and the host sends its own file.
 */
export async function bundleEdge(facts: Facts): Promise<string> {
  const code = `
    import { answer as answerFor } from './answer';
    const facts = ${JSON.stringify(facts)};
    const report = (error) => void console.error(error);
    export const answer = (request) => answerFor(request, facts, fetch).catch(report);
  `;
  return bundle('src/edge/entry.ts', 'es', { code, plugins: [shopModule()], target: 'es2022' });
}
