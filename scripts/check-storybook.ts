/**
 * Builds Storybook as its readers get it, and holds it to two promises: the build warns of nothing, and every file
 * that can be seen reaches a story, so that Chromatic's TurboSnap photographs anew whatever a change may have moved.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const FOLDER = '.local/storybook';

/** Rooms of src of which a visitor or the owner sees something. */
const SEEN = 'src/{components,content,hooks,theme,views}/**/*.{ts,tsx}';

interface Stats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

function build(): string {
  const args = ['build', '--stats-json', '--output-dir', FOLDER];
  const { stdout, stderr, status } = spawnSync('storybook', args, { encoding: 'utf8' });
  const output = stdout + stderr;
  if (status !== 0) throw new Error(`storybook build failed:\n${output}`);
  return output;
}

/** Files that lead to no story, and not to Storybook's own settings either, which are behind every story. */
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

const warnings = build()
  .split('\n')
  .filter((line) => /▲|\bwarn/i.test(line));
const stats = JSON.parse(readFileSync(`${FOLDER}/preview-stats.json`, 'utf8')) as Stats;
const complaints = [
  ...warnings,
  ...filesWithoutStory(stats).map((file) => `No story shows ${file}`),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
