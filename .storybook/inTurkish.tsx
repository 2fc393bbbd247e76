import type { Decorator } from '@storybook/react-vite';

/** Docs pages are English; what they show of the shop stays Turkish to screen readers. */
export const inTurkish: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <div lang="tr" style={{ display: 'contents' }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
