import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { ACCEPTED, DIFFERENCES } from './comparison.ts';
import { writeReport } from './writeReport.ts';

/** The pictures that this run took, or undefined if it was not a run of all stories and of nothing else. */
async function picturesTaken(project: TestProject): Promise<Set<string> | undefined> {
  const { testFiles } = await project.globTestFiles();
  const stories = new Set(testFiles);
  const modules = project.vitest.state.getTestModules();
  const isWhole =
    modules.length === testFiles.length && modules.every(({ moduleId }) => stories.has(moduleId));
  if (!isWhole || project.vitest.getGlobalTestNamePattern()) return undefined;
  const taken = new Set<string>();
  for (const { children } of modules) {
    for (const test of children.allTests()) {
      const { pictures = [] } = test.meta() as { pictures?: string[] };
      for (const picture of pictures) taken.add(picture);
    }
  }
  // A runner that hands on no story's notes says nothing about which pictures are obsolete.
  return taken.size === 0 ? undefined : taken;
}

/** Accepted pictures of stories that are no more: `--update` removes them, otherwise they are an error. */
async function settleObsolete(project: TestProject, root: string): Promise<void> {
  const taken = await picturesTaken(project);
  if (taken === undefined) return;
  const obsolete = globSync('*/*.png', { cwd: join(root, ACCEPTED) }).filter(
    (path) => !taken.has(path.replace('.png', '')),
  );
  if (obsolete.length === 0) return;
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await Promise.all(obsolete.map(async (path) => rm(join(root, ACCEPTED, path))));
    return;
  }
  console.error(`No story has these pictures of ${ACCEPTED} any more:\n${obsolete.join('\n')}`);
  process.exitCode = 1;
}

/** Vitest's global set-up of the stories: begins without the last run's differences, ends with a page that shows this one's. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { root } = project.config;
  await rm(join(root, DIFFERENCES), { recursive: true, force: true });
  return async () => {
    const report = await writeReport(root);
    if (report)
      console.error(`\nPictures differ: ${report}\nAccept them: npm run test:visual -- --update`);
    await settleObsolete(project, root);
  };
}
