import type { Dated, ValuesIn } from './fields/field';

export const BRAND_FIELDS = {
  name: { kind: 'text', most: 100, need: 'essential' },
  logo: { kind: 'picture', need: 'required' },
} as const;

export type Brand = Dated & ValuesIn<typeof BRAND_FIELDS>;
