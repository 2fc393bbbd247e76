import path from 'node:path';

import { runnerImport } from 'vite';

import { shopModule } from '../settings/shopModule.ts';
import type * as FirstScreen from './renderFirstScreen.tsx';

/**
 * The styles of the first screen, so that Emotion need not make them in the task that shows the shop. They stand in a
 * template: the browser reads them after its first paint, which shows the loading screen, while the bundle arrives
 * (theme/firstStyles.ts).
 */
export async function firstStyles(): Promise<string> {
  const styles = await renderedStyles();
  const names = [...styles.keys()].join(' ');
  const rules = [...styles.values()].join('');
  return `<template id="first-styles"><style data-names="${names}">${rules}</style></template>`;
}

async function renderedStyles(): Promise<Map<string, string>> {
  const entry = path.join(import.meta.dirname, 'renderFirstScreen.tsx');
  const { module } = await runnerImport<typeof FirstScreen>(entry, {
    configFile: false,
    logLevel: 'silent',
    plugins: [shopModule()],
    resolve: { tsconfigPaths: true },
  });
  return module.firstScreenStyles();
}
