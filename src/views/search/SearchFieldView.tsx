import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { askedAtom } from '@/atoms/search/asked';
import { askAtom, pickAtom } from '@/atoms/search/results';
import { suggestAtom, suggestionsAtom, typeAtom, typedAtom } from '@/atoms/search/suggestions';
import { SearchField } from '@/components/search/SearchField';
import { SUGGESTION_DELAY_MS } from '@/domain/limits';
import type { Product } from '@/domain/product';
import { searchWords } from '@/domain/products/searchText';

const NONE: readonly Product[] = [];

export function SearchFieldView() {
  const text = useAtomValue(typedAtom);
  const suggestions = useAtomValue(suggestionsAtom);
  const asked = useAtomValue(askedAtom);
  const type = useSetAtom(typeAtom);
  const suggest = useSetAtom(suggestAtom);
  const ask = useSetAtom(askAtom);
  const pick = useSetAtom(pickAtom);
  const [wantsSuggestions, setWantsSuggestions] = useState(false);

  useEffect(() => {
    if (!wantsSuggestions) return undefined;
    const timer = setTimeout(() => void suggest(text), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wantsSuggestions, text, suggest]);

  function handleSearch() {
    if (searchWords(text).length === 0 && asked === null) return;
    setWantsSuggestions(false);
    void ask({ ...asked, text: text.trim() });
  }

  return (
    <SearchField
      text={text}
      suggestions={wantsSuggestions ? suggestions : NONE}
      onType={(typed) => {
        setWantsSuggestions(true);
        type(typed);
      }}
      onSearch={handleSearch}
      onPick={(product) => {
        setWantsSuggestions(false);
        pick(product);
      }}
      onClose={() => setWantsSuggestions(false)}
    />
  );
}
