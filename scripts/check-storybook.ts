/**
 * Builds Storybook and checks two things: the build has no warnings, and every visible file is imported by a story.
 * Chromatic's TurboSnap needs the second to find the stories that a change affects. With `--play` it also opens what was
 * built, and plays every story.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

import { playStories } from './storybook/playStories.ts';

const FOLDER = '.local/storybook';

/** Folders of the shop and the panel with visible content. */
const SEEN = 'src/{,panel/}{components,content,hooks,theme,views}/**/*.{ts,tsx}';

interface Stats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

/** Without the docs pages the build takes half the time. `npm run test:storybook` builds them. */
function build(withDocs: boolean): string {
  const args = ['build', '--stats-json', '--output-dir', FOLDER, ...(withDocs ? [] : ['--test'])];
  const { stdout, stderr, status } = spawnSync('storybook', args, { encoding: 'utf8' });
  const output = stdout + stderr;
  if (status !== 0) throw new Error(`storybook build failed:\n${output}`);
  return output;
}

/** Files that neither a story nor Storybook's settings import, directly or indirectly. */
function filesWithoutStory({ modules }: Stats): string[] {
  const importersOf = new Map(
    modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
  const reachesStory = (name: string, seen: Set<string>): boolean => {
    if (/\.stories\.tsx$|^\.\/\.storybook\//.test(name)) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return (importersOf.get(name) ?? []).some((importer) => reachesStory(importer, seen));
  };
  return globSync(SEEN, { exclude: ['**/*.test.ts', '**/*.d.ts'] }).filter(
    (file) => !reachesStory(`./${file}`, new Set()),
  );
}

const isPlayed = process.argv.includes('--play');
const warnings = build(isPlayed)
  .split('\n')
  .filter((line) => /▲|\bwarn/i.test(line));
const stats = JSON.parse(readFileSync(`${FOLDER}/preview-stats.json`, 'utf8')) as Stats;
const problems = [
  ...warnings,
  ...filesWithoutStory(stats).map((file) => `No story shows ${file}`),
  ...(isPlayed ? await playStories(FOLDER) : []),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
