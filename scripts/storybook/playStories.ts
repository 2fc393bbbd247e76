import { readFileSync } from 'node:fs';

import { chromium, type Page } from 'playwright';
import { preview } from 'vite';

import { launchOptions } from '../chromium/launchOptions.ts';
import { playStory } from './playStory.ts';

interface Index {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/** Longer than any story takes on a busy machine. */
const LIMIT_MS = 60_000;

/** Some stories show a picture that nothing answers. */
const EXPECTED = /^Failed to load resource/;

function storiesOf(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.map(({ id }) => id);
}

async function openManager(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?path=/docs/docs-introduction--docs`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
}

/** Errors that reach the browser's console, of the page and of the story. */
function listenTo(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  return errors;
}

async function playAll(page: Page, url: string, stories: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  const errors = listenTo(page);
  await openManager(page, url);
  /* oxlint-disable eslint/no-await-in-loop -- one window shows one story at a time */
  for (const storyId of stories) {
    const failed = await page.evaluate(playStory, { storyId, limitMs: LIMIT_MS });
    // Storybook also writes a failure to the console.
    const [reason] = [...failed, ...errors.splice(0)];
    if (reason === undefined) continue;
    failures.push(`${storyId}: ${reason.split('\n\n', 2).join(' ')}`);
    // The next story begins on a page that nothing has happened to.
    await openManager(page, url);
    errors.length = 0;
  }
  /* oxlint-enable eslint/no-await-in-loop */
  return failures;
}

/**
 * Opens a built Storybook and presses one story after the other, as a designer does: in the manager, in one window, with
 * motion. Returns what has failed.
 */
export async function playStories(folder: string): Promise<string[]> {
  const stories = storiesOf(folder);
  const server = await preview({ configFile: false, build: { outDir: folder } });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      viewport: { width: 1440, height: 900 },
    });
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const failures = await playAll(page, url, stories);
    console.log(`${stories.length} stories played, ${failures.length} failed`);
    return failures;
  } finally {
    await browser.close();
    await server.close();
  }
}
