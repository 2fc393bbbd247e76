import { styled } from '@mui/material/styles';

import { shop } from '@/content/shop';
import { loadingStyles } from '@/theme/loadingStyles';

const Root = styled('div')`
  ${loadingStyles}
`;

/** Looks like the markup that index.html has for it (specification 2, "Loading screen"). */
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
