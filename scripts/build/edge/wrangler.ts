interface Wrangler {
  assets: object;
}

/**
 * The text of wrangler.jsonc with the function in front of `/` and the sitemap, for a file in dist-edge/. Cloudflare counts
 * each request to a function, so wrangler.jsonc itself has none.
 */
export function redirectedWrangler(text: string): string {
  const plain = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*\})/g, '');
  const { assets, ...settings } = JSON.parse(plain) as Wrangler;
  return JSON.stringify({
    ...settings,
    main: '../deploy/edge/cloudflare.js',
    assets: {
      ...assets,
      directory: '../dist',
      binding: 'ASSETS',
      run_worker_first: ['/', '/sitemap*'],
    },
  });
}
