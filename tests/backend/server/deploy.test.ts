import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { sharing, shop } from '@/content/shop';
import { LOGO_COPIES } from '@/domain/pictures/logoCopies';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { english } from '../../../scripts/setup/texts/english.ts';
import { clientOf, publicUrl } from '../pictures/ownersPictures.ts';
import { runInSequence } from '../save/saveToBackend.ts';
import { copyMigrationsBefore, MIGRATION_FILES } from '../support/migrations.ts';
import { passwordHeader } from '../support/owner.ts';
import { describeBackend, useBackend } from '../support/useBackend.ts';
import {
  expectTexts,
  makeSetupFolder,
  projectOf,
  runCommand,
  runUnattended,
} from './setupAnswers.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NEEDED = /^(src|public|scripts|supabase)\/|^[^/]+$/;

const SECRETS = {
  ADMIN_PASSWORD: 'Yayına verilen şifre',
  POSTGRES_PASSWORD: 'gizli-parola',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_gizli',
  SUPABASE_JWT_SECRET: 'gizli-imza',
};

const OWN_SHOP = {
  SHOP_NAME: 'Eski Oto',
  SHOP_PHONE: '0312 354 11 22',
  NETLIFY: 'true',
  URL: 'https://yilmazoto.netlify.app',
};

const SAVED_IN_PANEL = `
  update shop_info set name = 'Yılmaz Oto', trading_word = 'LTD. ŞTİ.', headline = 'Opel parçaları',
    summary = 'Opel parçaları, aynı gün kargo.', city = 'İzmir';
  insert into contact_info (phone, email, address, working_hours) values
    ('0533 111 22 33', 'bilgi@yilmazoto.com', '5. Cadde No: 7, Bornova, İzmir', E'Hafta içi: 09:00 - 18:00\nHafta sonu: Kapalı')`;

/** What only the sample shop says: its trading word, its city and its other figures may stand elsewhere, too. */
const SAMPLE_TEXTS = [
  shop.name,
  shop.headline,
  ...Object.values(shop.contact).flatMap((text) => text.split('\n')),
  ...shop.figures.split('\n', 2),
  shop.about,
  sharing.summary,
];

const folder = makeSetupFolder();
const clone = path.join(folder, 'clone');
const noMigrations = path.join(folder, 'none');
copyMigrationsBefore(MIGRATION_FILES[0] ?? '', noMigrations);

/** The files in which a build has the copies of the logo. Each copy holds the end of its own name. */
const LOGO_FILES = [
  ['icons/192.png', LOGO_COPIES.icon192],
  ['icons/512.png', LOGO_COPIES.icon512],
  ['icons/maskable-512.png', LOGO_COPIES.maskable512],
  ['icons/touch-180.png', LOGO_COPIES.touch180],
  ['images/open-graph.jpg', LOGO_COPIES.share],
] as const;

async function storeLogo(backend: LocalBackend): Promise<void> {
  const hash = '0a'.repeat(32);
  const pictures = clientOf(backend, passwordHeader(SECRETS.ADMIN_PASSWORD)).storage.from(
    'pictures',
  );
  // One after the other, because the database checks one password at a time.
  await runInSequence(LOGO_FILES, async ([file, end]) => {
    const contentType = file.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
    const { error } = await pictures.upload(hash + end, Buffer.from(end), { contentType });
    expect(error).toBeNull();
  });
  await backend.sql('update shop_info set logo = $1', [publicUrl(backend, `${hash}.png`)]);
}

/** Makes the repository as a host has it after `npm ci`. */
function makeClone(): void {
  const list = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: ROOT });
  for (const file of list.toString().split('\0')) {
    if (file !== '' && NEEDED.test(file)) cpSync(path.join(ROOT, file), path.join(clone, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(clone, 'node_modules'));
}

const built = (file: string) => readFileSync(path.join(clone, 'dist', file), 'utf8');

/** Everything that the host will serve, pictures aside. */
function builtTexts(): string {
  const files = readdirSync(path.join(clone, 'dist'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(html|js|txt|xml|webmanifest|svg|css)$|_headers$/.test(file))
    .map(built)
    .join('\n');
}

describeBackend('npm run deploy', () => {
  const backend = useBackend({ migrationsFolder: noMigrations });

  test('makes the owner’s shop of a clean clone, with no secret and nothing of the sample in it', async () => {
    makeClone();
    const [url = '', key = '', connection = ''] = projectOf(backend());
    const given = {
      ...SECRETS,
      ...OWN_SHOP,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: key,
      DATABASE_URL: connection,
    };
    await runUnattended(folder, given);
    await backend().sql(SAVED_IN_PANEL);
    await storeLogo(backend());
    const command = ['npm', 'run', 'deploy'];
    const shown = await runCommand(clone, command, { given });
    expectTexts(shown, english.nothingToApply, english.proved, 'built in');
    expect(shown).not.toContain('sample shop');

    const all = builtTexts();
    for (const secret of [...Object.values(SECRETS), connection]) {
      expect(shown + all).not.toContain(secret);
    }
    expect(all).toContain(url);
    expect(SAMPLE_TEXTS.filter((text) => all.includes(text))).toEqual([]);
    const facts = ['Opel parçaları', 'bilgi@yilmazoto.com', '5. Cadde No: 7, Bornova, İzmir'];
    expect(facts.filter((text) => !all.includes(text))).toEqual([]);
    expect(all).not.toMatch(/örnek oto|eski oto|ornekoto|5320000000|yirmi beş/i);

    const page = built('index.html');
    expect(page).toContain('<title>Yılmaz Oto LTD. ŞTİ.</title>');
    expect(page).toContain('property="og:title" content="Yılmaz Oto LTD. ŞTİ."');
    expect(page).toContain('https://yilmazoto.netlify.app/images/open-graph.jpg');
    expect(page).toContain('<a href="tel:+905331112233">Ara: 0533 111 22 33</a>');
    const [, data = ''] = /"application\/ld\+json">(.+?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      name: 'Yılmaz Oto LTD. ŞTİ.',
      telephone: '+905331112233',
      url: 'https://yilmazoto.netlify.app/',
      openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }],
      address: { addressLocality: 'İzmir' },
    });
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ short_name: 'Yılmaz Oto' });
    expect(built('404.html')).toContain('<title>Sayfa bulunamadı | Yılmaz Oto LTD. ŞTİ.</title>');
    expect(built('404.html')).toContain('href="https://wa.me/905331112233?text=');

    for (const [file, copy] of LOGO_FILES) expect(built(file)).toBe(copy);
    const drawn = Buffer.from(LOGO_COPIES.icon192).toString('base64');
    expect(built('logo.svg')).toContain(`href="data:image/png;base64,${drawn}"`);
    expect(built('favicon.svg')).toBe(built('logo.svg'));
    const logoHash = createHash('sha256').update(built('logo.svg')).digest('base64');
    expect(built('sw.js')).toContain(`sha256-${logoHash}`);

    const wrong = { ...given, ADMIN_PASSWORD: 'bambaşka bir şifre' };
    const stopped = await runCommand(clone, command, { given: wrong, exitCode: 1 });
    expectTexts(stopped, english.otherPassword);
    expect(stopped).not.toContain('built in');
  });
});
