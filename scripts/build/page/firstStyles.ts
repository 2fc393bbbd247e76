import path from 'node:path';

import { type Plugin, runnerImport } from 'vite';

import type * as FirstScreen from './renderFirstScreen.tsx';

/**
 * Puts the styles of the first screen into the built page, so that Emotion need not make them in the task that shows
 * the shop. They stand in a template: the browser reads them after its first paint, which shows the loading screen, while
 * the bundle arrives (theme/firstStyles.ts).
 */
export function firstStyles(): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path: page }) {
        if (page !== '/index.html') return html;
        const styles = await renderedStyles();
        const names = [...styles.keys()].join(' ');
        const rules = [...styles.values()].join('');
        const style = `<style data-names="${names}">${rules}</style>`;
        return html.replace(
          '</head>',
          () => `<template id="first-styles">${style}</template></head>`,
        );
      },
    },
  };
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
