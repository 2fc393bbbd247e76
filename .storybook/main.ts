import { defineMain } from '@storybook/react-vite/node';

function isShopPage(plugin: unknown): boolean {
  return plugin instanceof Object && 'name' in plugin && plugin.name === 'shop-page';
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
  ],
  // What the app's own page does before its bundle arrives, such as asking a real backend, is not for stories.
  viteFinal: (config) => ({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !isShopPage(plugin)),
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
