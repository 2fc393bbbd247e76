import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { historyAtom } from '@/panel/atoms/session';
import { OldPriceNote, type OldPriceNoteProps } from '@/panel/components/prices/OldPriceNote';
import {
  highOldPrices,
  type LowestAsked,
  lowestAskedBy,
  type LowestPrice,
} from '@/panel/domain/prices/pastPrice';
import type { ProductEdit } from '@/panel/domain/products/productChanges';

interface OldPriceViewProps extends Pick<OldPriceNoteProps, 'onUse'> {
  edits: readonly ProductEdit[];
}

/** Asks the database whether the original prices of these edits are the lowest ones of the days before. */
export function OldPriceView({ edits, onUse }: OldPriceViewProps) {
  const history = useAtomValue(historyAtom);
  const [found, setFound] = useState<readonly LowestPrice[]>([]);
  const asked = JSON.stringify(lowestAskedBy(edits));

  useEffect(() => {
    let isLatest = true;
    const { changing, staying } = JSON.parse(asked) as LowestAsked;
    async function ask() {
      const isAny = changing.length + staying.length > 0;
      const answer = isAny ? await history?.lowestPrices({ changing, staying }) : [];
      if (isLatest) setFound(typeof answer === 'object' ? answer : []);
    }
    void ask();
    return () => {
      isLatest = false;
    };
  }, [history, asked]);

  const [first] = found;
  return (
    <OldPriceNote
      prices={highOldPrices(edits, found)}
      knownSince={onUse && first?.earliest}
      onUse={onUse}
    />
  );
}
