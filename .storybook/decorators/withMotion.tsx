import GlobalStyles from '@mui/material/GlobalStyles';
import type { Decorator } from '@storybook/react-vite';

import { globalStyles } from '@/theme/globalStyles';

const QUERY = '(prefers-reduced-motion: reduce)';

let isReduced = false;
const askBrowser = window.matchMedia.bind(window);

// A script cannot change the system's setting. While motion is reduced, this query is replaced by one that always matches.
window.matchMedia = (query) => askBrowser(isReduced && query === QUERY ? 'all' : query);

/** The shop's style rules for reduced motion, without the media query around them. */
const stillStyles = <GlobalStyles styles={(theme) => globalStyles(theme)[`@media ${QUERY}`]} />;

export const withMotion: Decorator = (Story, { globals }) => {
  isReduced = globals['motion'] === 'reduce';
  return (
    <>
      {isReduced ? stillStyles : null}
      <Story />
    </>
  );
};
