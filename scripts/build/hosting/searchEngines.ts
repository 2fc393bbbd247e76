/** The sitemap's address must be complete; without the shop's address there is none. */
export function robots(website: string): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (website !== '') lines.push(`Sitemap: ${new URL('sitemap.xml', website).href}`);
  return `${lines.join('\n')}\n`;
}

const MOST_ADDRESSES = 50_000;

/**
 * The files of the sitemap by their names. `addresses`: what follows the shop's own. More than a file may have stand in files
 * below an index. Throws if the website is no address.
 */
export function sitemaps(
  website: string,
  addresses: readonly string[] = [],
): Record<string, string> {
  const all = ['', ...addresses].map((address) => new URL(address, website).href);
  if (all.length <= MOST_ADDRESSES) return { 'sitemap.xml': listOf('urlset', 'url', all) };
  const files: Record<string, string> = {};
  for (let from = 0; from < all.length; from += MOST_ADDRESSES) {
    const name = `sitemap-${from / MOST_ADDRESSES + 1}.xml`;
    files[name] = listOf('urlset', 'url', all.slice(from, from + MOST_ADDRESSES));
  }
  const parts = Object.keys(files).map((name) => new URL(name, website).href);
  return { 'sitemap.xml': listOf('sitemapindex', 'sitemap', parts), ...files };
}

function listOf(list: string, entry: string, addresses: readonly string[]): string {
  const lines = addresses.map(
    (address) => `  <${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`;
}

/** The text of a script element cannot contain `</script>` or `<!--`. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
