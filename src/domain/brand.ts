import type { FieldsOf } from './fields/field';

export interface Brand {
  id: number;
  name: string;
  logo: string;
  createdAt?: string;
}

export const BRAND_FIELDS = {
  name: { kind: 'text', most: 100, need: 'essential' },
  logo: { kind: 'picture', need: 'required' },
} as const satisfies FieldsOf<Brand>;
