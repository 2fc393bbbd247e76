import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Connect, Plugin, ResolvedConfig } from 'vite';

import { parseBackend } from '../../../src/config/backend.ts';
import type { Facts } from '../../../src/edge/writePage.ts';
import { given, readSettings } from '../../settings/readSettings.ts';
import { readShop } from '../../settings/shopFacts.ts';
import { headersOf, readHeadersFile } from '../hosting/headers/readHeadersFile.ts';
import { bundleEdge } from './bundleEdge.ts';
import { pagePieces } from './pagePieces.ts';
import { redirectedWrangler } from './wrangler.ts';

/** What the adapters in deploy/ import where the page needs no function: the host sends its own files. */
const NO_FUNCTION = 'export const answer = async () => undefined;\n';

/** Wrangler reads this file before wrangler.jsonc. */
const REDIRECT = '.wrangler/deploy/config.json';

/**
 * Writes the function that answers in front of the page (D50) into one file beside the build, `dist-edge/answer.js`, for
 * hosts and for `vite preview`. With closed controls, without a database or with EDGE=0 it leaves all to the host.
 */
export function edge(): Plugin {
  let config: ResolvedConfig;
  const folder = () => `${path.resolve(config.root, config.build.outDir)}-edge`;
  return {
    name: 'edge',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      async handler(_, bundle) {
        const [page, headers] = [bundle['index.html'], bundle['_headers']];
        // Storybook builds another page.
        if (page?.type !== 'asset' || headers?.type !== 'asset') return;
        const facts = factsOf(config, String(page.source), String(headers.source));
        mkdirSync(folder(), { recursive: true });
        const code = facts ? await bundleEdge(facts) : NO_FUNCTION;
        writeFileSync(path.join(folder(), 'answer.js'), code);
        if (config.build.outDir === 'dist') redirectWrangler(facts !== undefined);
      },
    },
    async configurePreviewServer({ middlewares }) {
      const file = path.join(folder(), 'answer.js');
      if (existsSync(file)) middlewares.use(await nodeAdapter(file));
    },
  };
}

function factsOf({ env }: ResolvedConfig, page: string, headers: string): Facts | undefined {
  const backend = parseBackend(env['VITE_SUPABASE_URL'], env['VITE_SUPABASE_ANON_KEY']);
  const { shop, sharing } = readShop();
  const isOff = given(readSettings(), 'EDGE') === '0';
  if (!backend || !shop.openControls || isOff) return undefined;
  return {
    page: pagePieces(page),
    headers: Object.fromEntries(headersOf(readHeadersFile(headers), '/')),
    backend,
    website: sharing.website && new URL(sharing.website).href,
    name: `${shop.name} ${shop.tradingWord}`,
    headline: shop.headline,
    contact: shop.contact,
    summary: sharing.summary,
    picture: sharing.picture,
  };
}

async function nodeAdapter(file: string): Promise<Connect.NextHandleFunction> {
  const adapter = path.resolve('deploy/edge/node.js');
  const [{ answer }, { handle }] = await Promise.all(
    // A file of another build may have been imported under the same name.
    [`${pathToFileURL(file).href}?${Date.now()}`, pathToFileURL(adapter).href].map(
      async (url) => import(url),
    ),
  );
  return async (request, response, next) => {
    try {
      await handle(answer, request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

function redirectWrangler(hasFunction: boolean): void {
  rmSync(REDIRECT, { force: true });
  if (!hasFunction) return;
  mkdirSync(path.dirname(REDIRECT), { recursive: true });
  writeFileSync(REDIRECT, JSON.stringify({ configPath: '../../dist-edge/wrangler.json' }));
  writeFileSync(
    'dist-edge/wrangler.json',
    redirectedWrangler(readFileSync('wrangler.jsonc', 'utf8')),
  );
}
