import Box from '@mui/material/Box';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';

import { SearchBox } from '@/components/header/SearchBox';
import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { suggestionsStatus } from '@/content/search/searchTexts';
import { SEARCH_LENGTH } from '@/domain/products/searchText';

import { SuggestionList, type SuggestionListProps, suggestionId } from './SuggestionList';

const NOTHING_CHOSEN = -1;

/** The arrows lead from the text through the suggestions and back to it (W3C's combobox pattern). */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export interface SearchFieldProps extends Omit<
  SuggestionListProps,
  'id' | 'typed' | 'products' | 'chosen'
> {
  text: string;
  /** Undefined: none are wanted, or they have not come yet. */
  suggestions: SuggestionListProps['products'] | undefined;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Role `searchbox`, as where the controls are closed; everything else is the W3C's combobox with a list. */
export function SearchField(props: SearchFieldProps) {
  const { text, suggestions, onType, onClose, ...list } = props;
  const listId = useId();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const chosenProduct = suggestions?.[chosen];

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined && suggestions) {
      event.preventDefault();
      const places = suggestions.length + 1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && suggestions) {
      // Otherwise the browser would empty the field.
      event.preventDefault();
      handleClose();
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChosen(NOTHING_CHOSEN);
    if (chosenProduct) list.onPick(chosenProduct);
    else list.onSearch();
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
        aria-controls={suggestions && listId}
        aria-activedescendant={chosenProduct ? suggestionId(listId, chosenProduct) : undefined}
        onChange={({ target }) => {
          setChosen(NOTHING_CHOSEN);
          onType(target.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={handleClose}
      />
      <VisuallyHidden role="status">
        {suggestions && suggestionsStatus(suggestions.length, list.instead)}
      </VisuallyHidden>
      {suggestions && (
        <SuggestionList
          id={listId}
          typed={text}
          products={suggestions}
          chosen={chosenProduct}
          {...list}
        />
      )}
    </Box>
  );
}
