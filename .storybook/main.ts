import { defineMain } from '@storybook/react-vite/node';

import { commentOfMeta } from './commentOfMeta.ts';

const PAGE_PLUGINS = new Set<unknown>(['page', 'hosting', 'offline']);

function isForPage(plugin: unknown): boolean {
  return plugin instanceof Object && 'name' in plugin && PAGE_PLUGINS.has(plugin.name);
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    '../public',
    { from: '../src/theme/fonts', to: '/fonts' },
    { from: '../stories/fixtures/trader/pictures', to: '/stories/fixtures/trader/pictures' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-pseudo-states',
    '@storybook/addon-mcp',
  ],
  // Plugins that build the shop's page are not for stories: one of them sends requests to a real backend.
  viteFinal: (config) => ({
    ...config,
    plugins: [commentOfMeta, ...(config.plugins ?? []).filter((plugin) => !isForPage(plugin))],
    build: {
      ...config.build,
      // Stories are for current browsers; the shop itself also works in older ones.
      target: 'baseline-widely-available',
      // Storybook's runtime, its docs blocks and axe are large. Visitors of the shop never download them.
      chunkSizeWarningLimit: 1700,
      // Two warnings are off: that reading the props of all modules is slow, and that a module which the shop imports with
      // import() is also imported statically, by its story.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      },
    },
  }),
  // Stories that exist only for their play function. The sidebar's filter can show them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  features: {
    // Its own lessons. Its sidebar and its menu are for the shop.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The first state of a component, and the title of a page, have a Turkish word for it.
    experimentalSearchDocsHeadings: true,
    // For addon-mcp: each component with its props and stories.
    componentsManifest: true,
    // The highlighter reads the style of every element after each change. Story tests do not use it.
    highlight: process.env['VITEST'] === undefined,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
