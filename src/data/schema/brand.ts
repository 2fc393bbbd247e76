import type { Brand } from '@/domain/brand';

import { address } from './address';
import { id, isRecord, text } from './fields';

/** A brand with every field repaired, or undefined without a name. Unknown fields drop out. */
export function sanitizeBrand(value: unknown): Brand | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name);
  return name.trim() === '' ? undefined : { id: id(value.id), name, logo: address(value.logo) };
}
