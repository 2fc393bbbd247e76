import { defineMain } from '@storybook/react-vite/node';

const PAGE_PLUGINS = new Set<unknown>([
  'shop-page',
  'shared-link',
  'web-manifest',
  'plain-imports',
]);

function isForPage(plugin: unknown): boolean {
  return plugin instanceof Object && 'name' in plugin && PAGE_PLUGINS.has(plugin.name);
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public', { from: '../src/theme/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-pseudo-states',
  ],
  // What makes the shop's own page, such as asking a real backend before its bundle arrives, is not for stories.
  viteFinal: (config) => ({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !isForPage(plugin)),
    build: {
      ...config.build,
      // Storybook's own runtime, its docs blocks and axe are one file each. No visitor of the shop downloads them.
      chunkSizeWarningLimit: 1500,
      // Reading the props of a thousand modules takes its time, and on a busy machine more.
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
