import Container from '@mui/material/Container';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { nothingFoundChatAtom } from '@/atoms/search/nothingFoundChat';
import { queryAtom, screenKeyAtom } from '@/atoms/search/resultsScreen';
import { NothingFound } from '@/components/search/NothingFound';
import { RESULTS_NOT_LOADED } from '@/content/search';
import { lateImport, useLateImport } from '@/hooks/lateImport';

/** Late: open controls must not delay the first screen (D22). */
export const resultsCode = lateImport(async () => import('./ResultsView'));

/** Where the code does not arrive, the next search tries again. */
export function ResultsScreen() {
  const key = useAtomValue(screenKeyAtom);
  const query = useAtomValue(queryAtom);
  const nothingFoundChat = useAtomValue(nothingFoundChatAtom);
  const { code, hasFailed, fetch } = useLateImport(resultsCode);

  useEffect(() => {
    if (key !== null) void fetch();
  }, [key, fetch]);

  if (hasFailed) {
    return (
      <Container sx={{ py: 4 }}>
        <NothingFound text={RESULTS_NOT_LOADED} chatHref={nothingFoundChat(query?.text ?? '')} />
      </Container>
    );
  }
  return code && key !== null ? <code.ResultsView /> : null;
}
