import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

import { ShopTheme } from '@/theme/ShopTheme';

import { docsTheme } from '../shopThemes.ts';
import { docsStyles } from './docsStyles.ts';
import { useStayAtTop } from './useStayAtTop.ts';

const styles = <GlobalStyles styles={docsStyles} />;

/** Gives every docs page the shop's look. */
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
