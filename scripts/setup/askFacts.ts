import { checkSettings } from '../settings/checkSettings.ts';
import { type Fact, FACTS } from '../settings/definitions.ts';
import { given, readSettings } from '../settings/readSettings.ts';
import { prefixOf, readShop } from '../settings/shopFacts.ts';
import type { Dialog } from './questions.ts';
import { writeSettings } from './settingsFile.ts';
import { languageOf } from './texts/language.ts';

/** Asks for the shop's facts, each with the present one as the answer of Enter, and writes those that are others. */
export async function askFacts({ terminal, texts }: Dialog, settingsFile: string): Promise<void> {
  terminal.say(texts.askFacts);
  const { shop, sharing, sampleFacts } = readShop();
  const before: Record<Fact, string> = {
    SHOP_NAME: shop.name,
    SHOP_PHONE: shop.contact.phone,
    SHOP_WEBSITE: sharing.website,
  };
  const changed: Record<string, string> = {};
  for (const fact of Object.keys(FACTS) as Fact[]) {
    for (;;) {
      const answer = await terminal.ask(`${texts.questions[fact]} [${before[fact]}]:`);
      const text = given({ [fact]: answer }, fact) ?? before[fact];
      if (text === before[fact]) break;
      const [problem] = checkSettings({ [fact]: text }, languageOf(process.env));
      if (problem === undefined) {
        changed[fact] = text;
        break;
      }
      terminal.say(problem);
    }
  }
  // Fixed at the first name: another one would hide what browsers have stored.
  const { SHOP_NAME: name } = changed;
  if (name !== undefined && given(readSettings(), 'SHOP_PREFIX') === undefined) {
    const isFirst = sampleFacts.includes('SHOP_NAME');
    changed['SHOP_PREFIX'] = isFirst ? prefixOf(name) : shop.storagePrefix;
  }
  writeSettings(settingsFile, changed);
}
