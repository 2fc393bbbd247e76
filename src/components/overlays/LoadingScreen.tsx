import { styled } from '@mui/material/styles';

import { shop } from '@/content/shop';
import { loadingStyles } from '@/theme/loadingStyles';

const Root = styled('div')`
  ${loadingStyles}
`;

/**
 * Until the catalogue is there (specification 2, "Loading screen"). The same screen stands as plain markup in
 * index.html, so that it shows before any script has come; both take their look from loadingStyles.
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
