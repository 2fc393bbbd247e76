import type { ValuesIn } from './fields/field';

export const BRAND_FIELDS = {
  name: { kind: 'text', most: 100, need: 'essential' },
  logo: { kind: 'picture', need: 'required' },
} as const;

export interface Brand extends ValuesIn<typeof BRAND_FIELDS> {
  id: number;
  createdAt?: string;
}
