import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { plainPrice } from '@/domain/prices/price';
import { openFormAtom } from '@/panel/atoms/openForm';
import { historyAtom } from '@/panel/atoms/session';
import type { RecordFormProps } from '@/panel/components/form/draftFields';
import { PriceHistory } from '@/panel/components/prices/PriceHistory';
import { historyWords } from '@/panel/content/history/pastChanges';
import { priceWords } from '@/panel/content/history/pastPrices';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import type { PastPrice } from '@/panel/domain/prices/pastPrice';
import { typedPrices } from '@/panel/domain/prices/typedPrice';

import { OldPriceView } from './OldPriceView';

type PastPricesViewProps = Pick<RecordFormProps<DraftOf<'products'>>, 'draft' | 'onDraft'>;

/** What the database knows of the prices of the product in the form. */
export function PastPricesView({ draft, onDraft }: PastPricesViewProps) {
  const history = useAtomValue(historyAtom);
  const seen = useAtomValue(openFormAtom)?.seen;
  const [now] = useState(() => new Date());
  const [prices, setPrices] = useState<readonly PastPrice[] | string>();
  if (history === undefined || seen === undefined || !('price' in seen)) return null;
  const { id, originalPrice: _, ...values } = seen;
  const typed = typedPrices(draft);

  async function handleToggle() {
    setPrices(prices === undefined ? historyWords.reading : undefined);
    if (prices !== undefined) return;
    const answer = await history?.prices(id);
    setPrices(typeof answer === 'object' ? answer : priceWords.unread);
  }

  return (
    <>
      <OldPriceView
        edits={typed ? [{ before: seen, after: { id, ...values, ...typed } }] : []}
        onUse={(tl) => onDraft({ ...draft, originalPrice: plainPrice(tl) })}
      />
      <div>
        <Button
          variant="outlined"
          aria-expanded={prices !== undefined}
          onClick={() => void handleToggle()}
        >
          {priceWords.title}
        </Button>
        {typeof prices === 'string' ? <Typography role="status">{prices}</Typography> : null}
        {typeof prices === 'object' ? <PriceHistory prices={prices} now={now} /> : null}
      </div>
    </>
  );
}
