import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

import { dressStory } from './dressStory.ts';
import { emulateForcedColors } from './emulateForcedColors.ts';
import { frameStory } from './frameStory.ts';
import { modesOf, type PictureParameters } from './modesOf.ts';
import { wait } from './wait.ts';

/** Set by Storybook's Vitest add-on. */
interface StoryContext extends TestContext {
  story?: { tags: string[]; parameters: { chromatic?: PictureParameters; layout?: unknown } };
  task: TestContext['task'] & { meta: { storyId?: string } };
}

/** Pictures are taken as in Chromatic: after the play function, once for each mode. */
afterEach(async ({ task, story }: StoryContext) => {
  const { storyId } = task.meta;
  if (storyId === undefined || task.result?.state === 'fail') return;
  const { chromatic = {}, layout } = story?.parameters ?? {};
  const { delay = 0, forcedColors } = chromatic;
  const modes = modesOf(chromatic);
  if (story?.tags.includes('test-only') === true && modes.length > 0)
    throw new Error('A test-only story has no picture: give it `chromatic: noPhotograph`.');
  await wait(delay);
  const undress = dressStory(layout);
  const restoreColors = await emulateForcedColors(forcedColors);
  const failures: unknown[] = [];
  /* oxlint-disable eslint/no-await-in-loop -- one window shows one width at a time */
  for (const mode of modes) {
    await frameStory(mode);
    await expect(page)
      .toMatchScreenshot(`${mode}/${storyId}`)
      .catch((error: unknown) => failures.push(error));
  }
  /* oxlint-enable eslint/no-await-in-loop */
  await restoreColors();
  undress();
  if (failures.length > 0) throw failures[0];
});
