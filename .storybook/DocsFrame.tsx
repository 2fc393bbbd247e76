import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { ShopTheme } from '@/theme/ShopTheme';

import { docsStyles } from './docsStyles.ts';
import { docsTheme } from './shopThemes.ts';
import { useStayAtTop } from './useStayAtTop.ts';

const styles = <GlobalStyles styles={docsStyles} />;

/** A docs page in the shop's look, whether Storybook wrote it or somebody here did. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  useStayAtTop();
  return (
    <ShopTheme>
      {styles}
      <DocsContainer {...props} theme={docsTheme}>
        {children}
      </DocsContainer>
    </ShopTheme>
  );
}
