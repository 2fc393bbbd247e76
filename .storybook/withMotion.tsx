import GlobalStyles from '@mui/material/GlobalStyles';
import type { Decorator } from '@storybook/react-vite';

import { globalStyles } from '@/theme/globalStyles';

import type { GlobalType } from './globalType.ts';

/** What a visitor has asked the operating system for. */
export const motionType = {
  description: 'Reduced motion: as your system says, or asked for',
  toolbar: {
    icon: 'fastforward',
    title: 'Motion',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'Motion as in your system', icon: 'play' },
      { value: 'reduce', title: 'Reduced motion', icon: 'stopalt' },
    ],
  },
} satisfies GlobalType;

const QUERY = '(prefers-reduced-motion: reduce)';

let isReduced = false;
const askBrowser = window.matchMedia.bind(window);

// No script can change what the system prefers. Asked for it, the page is told what every window answers with yes.
window.matchMedia = (query) => askBrowser(isReduced && query === QUERY ? 'all' : query);

/** The shop's own rules for this query, without the query around them. */
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
