import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { chatAtom } from '@/atoms/contactLinks';
import { searchAtom, pickAtom } from '@/atoms/search/results';
import { queryAtom } from '@/atoms/search/resultsScreen';
import { suggestAtom, suggestionsAtom, typeAtom, typedAtom } from '@/atoms/search/suggestions';
import { SearchField } from '@/components/search/SearchField';
import { nothingFoundMessage } from '@/content/search/searchTexts';
import { SUGGESTION_DELAY_MS } from '@/domain/limits';
import { searchWords } from '@/domain/products/searchText';
import { cleanText } from '@/domain/text/cleanText';
import { useTimeout } from '@/hooks/useTimeout';

import { resultsCode } from './ResultsScreen';

/** The first screen is there by then, and nobody has typed yet. */
const PREFETCH_DELAY_MS = 1000;

const ignore = () => undefined;

export function SearchFieldView() {
  const text = useAtomValue(typedAtom);
  const answer = useAtomValue(suggestionsAtom);
  const chat = useAtomValue(chatAtom);
  const query = useAtomValue(queryAtom);
  const type = useSetAtom(typeAtom);
  const suggest = useSetAtom(suggestAtom);
  const search = useSetAtom(searchAtom);
  const pick = useSetAtom(pickAtom);
  const [wantsSuggestions, setWantsSuggestions] = useState(false);

  useTimeout(() => void resultsCode.fetch().catch(ignore), PREFETCH_DELAY_MS);
  useTimeout(() => void suggest(text), wantsSuggestions ? SUGGESTION_DELAY_MS : null, text);

  function handleSearch() {
    if (searchWords(text).length === 0 && query === null) return;
    setWantsSuggestions(false);
    const typed = cleanText(text);
    void search(typed === query?.text ? query : { text: typed });
  }

  return (
    <SearchField
      text={text}
      suggestions={wantsSuggestions ? answer?.products : undefined}
      instead={answer?.instead}
      total={answer?.total ?? 0}
      chatHref={chat(nothingFoundMessage(text))}
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
