import { createHash } from 'node:crypto';
import path from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import type * as FirstScreen from './renderFirstScreen.tsx';

/**
 * Writes the styles of the first screen into a file, so that Emotion need not make them in the task that shows the shop.
 * They apply after the first paint, which shows the loading screen, while the bundle arrives (theme/firstStyles.ts).
 */
export function firstStyles(): Plugin[] {
  return [stylesInPage(), stylesInFile()];
}

/** At first they stand in the page, where Vite minifies them. */
function stylesInPage(): Plugin {
  return {
    name: 'first-styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: page }) {
        if (page !== '/index.html') return html;
        const styles = await renderedStyles();
        const names = [...styles.keys()].join(' ');
        const rules = [...styles.values()].join('');
        return html.replace(
          '</head>',
          () => `<style data-names="${names}">${rules}</style></head>`,
        );
      },
    },
  };
}

/** An element that does not delay the first paint takes their place. */
function stylesInFile(): Plugin {
  const file = { name: '', source: '' };
  return {
    name: 'first-styles-in-file',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<style (data-names="[^"]*")>(.*?)<\/style>/s, (_, names, rules) => {
          file.source = rules;
          file.name = `assets/first-styles-${hashOf(rules)}.css`;
          // Browsers fetch a file for no medium last, but this one is needed as soon as the bundle.
          return `<link rel="stylesheet" media="not all" fetchpriority="high" href="./${file.name}" ${names} />`;
        }),
    },
    generateBundle: {
      // After the page is written.
      order: 'post',
      handler() {
        if (file.source === '') return;
        this.emitFile({ type: 'asset', fileName: file.name, source: file.source });
      },
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

async function renderedStyles(): Promise<Map<string, string>> {
  const entry = path.join(import.meta.dirname, 'renderFirstScreen.tsx');
  const { module } = await runnerImport<typeof FirstScreen>(entry, {
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    define: { OPEN_CONTROLS: 'false' },
  });
  return module.firstScreenStyles();
}
