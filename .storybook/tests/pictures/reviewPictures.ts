import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Reporter, TestModule, TestProject, Vite } from 'vitest/node';

import { ACCEPTED, DIFFERENCES, lookedAt } from './comparison.ts';
import { writeReport } from './writeReport.ts';

/** Only a run of every story can tell which accepted pictures are obsolete. */
async function isRunOfAll(project: TestProject, modules: readonly TestModule[]): Promise<boolean> {
  if (project.vitest.getGlobalTestNamePattern()) return false;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  return testFiles.every((file) => ran.has(file));
}

/** Accepted pictures without a story: `--update` removes them, otherwise they are an error. */
async function settleObsolete({ config }: TestProject): Promise<void> {
  const folder = join(config.root, ACCEPTED);
  const obsolete = globSync('*/*.png', { cwd: folder }).filter(
    (path) => !lookedAt.has(join(folder, path)),
  );
  if (obsolete.length === 0) return;
  if (config.snapshotOptions.updateSnapshot === 'all') {
    await Promise.all(obsolete.map(async (path) => rm(join(folder, path))));
    return;
  }
  console.error(`No story has these pictures of ${ACCEPTED} any more:\n${obsolete.join('\n')}`);
  process.exitCode = 1;
}

function reporter(project: TestProject): Reporter {
  const { root } = project.config;
  return {
    async onTestRunStart() {
      lookedAt.clear();
      await rm(join(root, DIFFERENCES), { recursive: true, force: true });
    },
    async onTestRunEnd(modules, _errors, reason) {
      const report = await writeReport(root);
      if (report)
        console.error(`\nPictures differ: ${report}\nAccept them: npm run test:visual -- --update`);
      if (reason === 'passed' && (await isRunOfAll(project, modules)))
        await settleObsolete(project);
    },
  };
}

/** A Vitest plugin: it removes the last run's differences, and writes a page that shows those of this run. */
export const reviewPictures: Vite.Plugin = {
  name: 'review-pictures',
  configureVitest({ project, vitest }) {
    vitest.config.reporters.push(reporter(project));
  },
};
