import path from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import type * as FirstScreen from './renderFirstScreen.tsx';

/**
 * Puts the styles of the first screen into the built page, as Emotion does for pages that a server has drawn. The browser
 * reads them while the bundle arrives, and Emotion need not make them in the task that shows the shop.
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: page }) {
        if (page !== '/index.html') return html;
        const styles = Object.entries(await renderedStyles());
        const names = styles.map(([name]) => name).join(' ');
        const rules = styles.map(([, text]) => text).join('');
        return html.replace(
          '</head>',
          () => `<style data-emotion="css ${names}" data-s>${rules}</style></head>`,
        );
      },
    },
  };
}

/** Without the global ones, which Emotion keeps elsewhere. */
async function renderedStyles(): Promise<Record<string, string>> {
  const { module } = await runnerImport<typeof FirstScreen>(
    path.join(import.meta.dirname, 'renderFirstScreen.tsx'),
    {
      configFile: false,
      logLevel: 'silent',
      resolve: { tsconfigPaths: true },
      define: { OPEN_CONTROLS: 'false' },
    },
  );
  const all = Object.entries(await module.firstScreenStyles());
  return Object.fromEntries(all.filter(([name, rules]) => rules.includes(name)));
}
