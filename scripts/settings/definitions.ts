import { CONTACT_FIELDS } from '../../src/domain/contactInfo.ts';
import { SHOP_FIELDS } from '../../src/domain/shop/shopInfo.ts';

export interface Definition {
  /** Gets a clean text (D45) that is not empty. */
  fits: (text: string) => boolean;
  /** The end of a sentence: what the setting must be. */
  expected: { turkish: string; english: string };
  example: string;
}

const onOrOff = (example: '0' | '1'): Definition => ({
  fits: (text) => ['0', '1'].includes(text),
  expected: { turkish: '1 (açık) ya da 0 (kapalı)', english: '1 (on) or 0 (off)' },
  example,
});

const code = (giver: string, example: string): Definition => ({
  fits: (text) => /^[\w-]{10,100}$/.test(text),
  expected: {
    turkish: `${giver} sayfasının verdiği satırda content="…" içindeki kod`,
    english: `the code inside content="…" of the line that ${giver} gives`,
  },
  example,
});

/** What a shop says about itself. `npm run setup` asks for these, in this order. */
export const FACTS = {
  SHOP_NAME: {
    fits: (text) => text.length <= SHOP_FIELDS.name.most && /\p{L}/u.test(text),
    expected: {
      turkish: `en çok ${SHOP_FIELDS.name.most} karakterlik bir yazı`,
      english: `a text of at most ${SHOP_FIELDS.name.most} characters`,
    },
    example: 'Yılmaz Oto',
  },
  SHOP_PHONE: {
    fits: (text) => CONTACT_FIELDS.phone.pattern.test(text),
    expected: {
      turkish: 'bir telefon numarası; birden çoksa aralarında / ile',
      english: 'a telephone number; several have / between them',
    },
    example: '0532 123 45 67',
  },
  SHOP_WEBSITE: {
    fits: (text) => /^https:\/\/[^\s?#]+$/.test(text) && URL.canParse(text),
    expected: {
      turkish: 'sitenin https:// ile başlayan tam adresi',
      english: 'the full address of the site, with https://',
    },
    example: 'https://www.yilmazoto.com/',
  },
} as const satisfies Record<string, Definition>;

export type Fact = keyof typeof FACTS;

export const DEFINITIONS: Readonly<Record<string, Definition>> = {
  ...FACTS,
  SHOP_PREFIX: {
    fits: (text) => /^[a-z]{2,30}$/.test(text),
    expected: {
      turkish: 'yalnız küçük İngilizce harfler (a-z)',
      english: 'small letters from a to z only',
    },
    example: 'yilmazoto',
  },
  SHOP_GOOGLE_VERIFICATION: code('Google Search Console', 'Yq3v1kX0c8JmT2nR5bWd7LsA'),
  SHOP_META_VERIFICATION: code('Meta Business Manager', 'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5'),
  OPEN_CONTROLS: onOrOff('1'),
  OFFLINE: onOrOff('0'),
  EDGE: onOrOff('0'),
  CSP_META: onOrOff('1'),
  VITE_SUPABASE_URL: {
    fits: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    expected: {
      turkish: 'Supabase projesinin adresi (Project URL)',
      english: 'the project URL of Supabase',
    },
    example: 'https://abcdefgh.supabase.co',
  },
};
