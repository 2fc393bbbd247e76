import Container from '@mui/material/Container';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { chatAtom, contactLinksAtom } from '@/atoms/contactLinks';
import { queryAtom, resultsPlaceAtom } from '@/atoms/search/resultsScreen';
import { NothingFound } from '@/components/search/NothingFound';
import { nothingFoundMessage, RESULTS_NOT_LOADED } from '@/content/search/searchTexts';
import { lateImport, useLateImport } from '@/hooks/lateImport';

/** It comes late, because open controls must not delay the first screen (D22). */
export const resultsCode = lateImport(async () => import('./ResultsView'));

/** Where the code does not arrive, the next search tries again. */
export function ResultsScreen() {
  const place = useAtomValue(resultsPlaceAtom);
  const query = useAtomValue(queryAtom);
  const chat = useAtomValue(chatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  const { code, missing, fetch } = useLateImport(resultsCode);

  useEffect(() => {
    if (place !== null) void fetch();
  }, [place, fetch]);

  if (missing !== undefined) {
    return (
      <Container sx={{ py: 4 }}>
        <NothingFound
          text={RESULTS_NOT_LOADED[missing]}
          chatHref={chat(nothingFoundMessage(query?.text ?? ''))}
          callHref={callHref}
        />
      </Container>
    );
  }
  return code && place !== null ? <code.ResultsView /> : null;
}
