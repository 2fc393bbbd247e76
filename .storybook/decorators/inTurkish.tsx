import type { Decorator } from '@storybook/react-vite';

/** Docs pages are in English. Screen readers must still read the stories on them as Turkish. */
export const inTurkish: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <div lang="tr" style={{ display: 'contents' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
