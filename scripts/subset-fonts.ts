/**
 * Creates src/theme/fonts from the full typefaces, with only the letters that Turkish pages need. All three files
 * together are smaller than one picture. Run it (`npm run fonts`) after changing the letters or the weights.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const TURKISH = 'ÇçĞğİıÖöŞşÜüÂâÎîÛû';
const NEIGHBOURS = 'ÄäßÉéÈèÊêËëÀàÁáÍíÓóÔôÚúÑñŠšČčŽžŘř';
const SIGNS = '\u00A0₺€°©®±²³·×–—‘’“”•…«»';

const FACES = {
  'barlow-condensed-600': 'barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  'barlow-400': 'barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-600': 'barlow/600SemiBold/Barlow_600SemiBold.ttf',
};

const FEATURES = ['kern', 'mark', 'ccmp', 'locl'];

/** The font that keeps tabular figures: a table of the panel uses them. */
const TABULAR = 'barlow-400';

const folder = new URL('../src/theme/fonts/', import.meta.url);

for (const [name, path] of Object.entries(FACES)) {
  const full = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));
  const subset = await subsetFont(full, ASCII + TURKISH + NEIGHBOURS + SIGNS, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: name === TABULAR ? [...FEATURES, 'tnum'] : FEATURES,
  });
  await writeFile(new URL(`${name}.woff2`, folder), subset);
  console.log(`${name}.woff2: ${subset.length} bytes`);
}
await copyFile(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/barlow/LICENSE_FONT')),
  new URL('OFL.txt', folder),
);
