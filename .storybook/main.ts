import { defineMain } from '@storybook/react-vite/node';

function isShopPage(plugin: unknown): boolean {
  return plugin instanceof Object && 'name' in plugin && plugin.name === 'shop-page';
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    'storybook-addon-pseudo-states',
  ],
  // What the app's own page does before its bundle arrives, such as asking a real backend, is not for stories.
  viteFinal: (config) => ({
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !isShopPage(plugin)),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
