import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { contactAtom } from '@/atoms/catalog';
import { OpenNow } from '@/components/footer/OpenNow';
import { isOpenAt } from '@/domain/openingHours';
import { useTimeout } from '@/hooks/useTimeout';

const MINUTE_MS = 60_000;

/** Says nothing where the hours cannot be read. */
export function OpenNowView() {
  const { workingHours } = useAtomValue(contactAtom);
  const [now, setNow] = useState(() => new Date());
  useTimeout(() => setNow(new Date()), MINUTE_MS, now);
  const isOpen = isOpenAt(workingHours, now);
  return isOpen === undefined ? null : <OpenNow isOpen={isOpen} />;
}
