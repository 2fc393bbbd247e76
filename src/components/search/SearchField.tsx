import Box from '@mui/material/Box';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';

import { SearchBox } from '@/components/header/SearchBox';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { suggestionsStatus } from '@/content/search/searchTexts';
import type { Product } from '@/domain/product';
import { SEARCH_LENGTH } from '@/domain/products/searchText';

import { SuggestionList, type SuggestionListProps, suggestionId } from './SuggestionList';

const NOTHING_CHOSEN = -1;

/** The arrows lead from the text through the suggestions and back to it (W3C's combobox pattern). */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export interface SearchFieldProps extends Pick<SuggestionListProps, 'total' | 'chatHref'> {
  text: string;
  /** Undefined: none are wanted, or they have not come yet. */
  suggestions: ReadonlyArray<Product> | undefined;
  /** What was searched in place of the typed words. */
  instead?: string | undefined;
  onType: (text: string) => void;
  onSearch: () => void;
  onPick: (product: Product) => void;
  onClose: () => void;
}

/** Role `searchbox`, as where the controls are closed; everything else is the W3C's combobox with a list. */
export function SearchField(props: SearchFieldProps) {
  const { text, suggestions = [], instead, total, chatHref } = props;
  const { onType, onSearch, onPick, onClose } = props;
  const listId = useId();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const isOpen = props.suggestions !== undefined;
  const chosenProduct = suggestions[chosen];

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      const places = suggestions.length + 1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise the browser would empty the field.
      event.preventDefault();
      handleClose();
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChosen(NOTHING_CHOSEN);
    if (chosenProduct) onPick(chosenProduct);
    else onSearch();
  }

  function handleClose() {
    setChosen(NOTHING_CHOSEN);
    onClose();
  }

  return (
    <Box component="form" role="search" onSubmit={handleSubmit} sx={{ position: 'relative' }}>
      <SearchBox
        value={text}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={chosenProduct ? suggestionId(listId, chosenProduct) : undefined}
        onChange={({ target }) => {
          setChosen(NOTHING_CHOSEN);
          onType(target.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={handleClose}
      />
      <VisuallyHidden role="status">
        {isOpen ? suggestionsStatus(suggestions.length, instead) : null}
      </VisuallyHidden>
      {isOpen ? (
        <SuggestionList
          id={listId}
          typed={text}
          products={suggestions}
          instead={instead}
          chosen={chosenProduct}
          total={total}
          chatHref={chatHref}
          onPick={onPick}
          onSearch={onSearch}
        />
      ) : null}
    </Box>
  );
}
