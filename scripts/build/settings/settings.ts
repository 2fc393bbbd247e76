import type { Plugin } from 'vite';

import { checkSettings } from '../../settings/checkSettings.ts';
import { isOn, readSettings, type Settings } from '../../settings/readSettings.ts';
import { readShop, SHOP_RECORD } from '../../settings/shopFacts.ts';
import { type Language, languageOf } from '../../setup/texts/language.ts';
import { hashPassword } from './adminPassword.ts';

/** Opens the panel of `npm run dev` and of `npm start` without ADMIN_PASSWORD. No other build takes it. */
export const DEMO_PASSWORD = 'yedekparca';

const TEXTS = {
  turkish: {
    noPassword:
      'ADMIN_PASSWORD verilmemiş: bu derlemenin panelini kimse açamaz (docs/kurulum.md, "Ayarlar").',
    noRecord:
      'Panelde kaydedilen mağaza bilgileri okunmadı: başlık ve paylaşılan bağlantı ayarların dediğini der. npm run deploy onları okur.',
    sample: (names: string) =>
      `${names} verilmemiş: sayfada hâlâ örnek dükkânın bilgisi yazıyor (docs/kurulum.md, "Ayarlar").`,
  },
  english: {
    noPassword:
      'ADMIN_PASSWORD is not set: nobody will be able to open the panel of this build (README, "Settings").',
    noRecord:
      'What the owner has saved in the panel was not read: title and shared links say what the settings say. npm run deploy reads it.',
    sample: (names: string) =>
      `${names} not set: the page still says what the sample shop says (README, "Settings").`,
  },
};

/**
 * Stops every command of Vite at a wrong setting, and puts a slow hash of the panel's password into the code, so that the
 * browser can compare a password without knowing the right one (D8). With ALLOW_DEMO_PASSWORD=1, which `npm start` sets, a
 * build without a password takes the demo password. A build of the shop ends with what it still lacks.
 */
export function settings(): Plugin {
  const language = languageOf(process.env);
  let lacking: string[] = [];
  let isPage = false;
  return {
    name: 'settings',
    config(_, { command }) {
      const given = readSettings();
      const problems = checkSettings(given, language);
      // Vite prints the stack. Here the sentences say all.
      const text = problems.join('\n');
      if (text !== '') throw Object.assign(new Error(text), { stack: text });
      const isDemo = isOn(given, 'ALLOW_DEMO_PASSWORD');
      const hash = passwordHash(given, command === 'serve' || isDemo);
      if (command === 'build' && !isDemo) lacking = lacks(given, hash, TEXTS[language]);
      return { define: { 'import.meta.env.VITE_ADMIN_PASSWORD_HASH': JSON.stringify(hash) } };
    },
    transformIndexHtml(_, { path }) {
      // Storybook builds another page.
      isPage = path === '/index.html';
    },
    closeBundle() {
      if (isPage) for (const line of lacking) console.warn(`\n${line}`);
    },
  };
}

/**
 * The hash of ADMIN_PASSWORD, else what `npm run setup` has written into `.env.local`. Empty: nobody can open the panel.
 */
function passwordHash(given: Settings, isDemo: boolean): string {
  const { ADMIN_PASSWORD: password, ADMIN_PASSWORD_HASH: hash } = given;
  if (password?.trim()) return hashPassword(password);
  return hash || (isDemo ? hashPassword(DEMO_PASSWORD) : '');
}

function lacks(given: Settings, hash: string, texts: (typeof TEXTS)[Language]): string[] {
  const { sampleFacts } = readShop();
  const isPlain = Boolean(given['VITE_SUPABASE_URL']) && !given[SHOP_RECORD];
  const names = ['SHOP_NAME', 'SHOP_PHONE'].filter((name) => sampleFacts.includes(name));
  return [
    ...(names.length > 0 ? [texts.sample(names.join(', '))] : []),
    ...(hash === '' ? [texts.noPassword] : []),
    ...(isPlain ? [texts.noRecord] : []),
  ];
}
