import { styled } from '@mui/material/styles';

import { shop } from '@/content/shop';
import { loadingStyles } from '@/theme/loadingStyles';

const Root = styled('div')`
  ${loadingStyles}
`;

/**
 * Shown until the catalogue is there (specification 2, "Loading screen"). index.html has the same screen as plain
 * markup, shown before any script has arrived; loadingStyles styles both.
 */
export function LoadingScreen() {
  return (
    <Root role="status">
      <img src="logo.svg" alt="" width={72} height={72} />
      <p translate="no">
        <strong>{shop.name}</strong>
        <span>{shop.tradingWord}</span>
      </p>
      <i aria-hidden="true" />
      <p>Yükleniyor...</p>
    </Root>
  );
}
