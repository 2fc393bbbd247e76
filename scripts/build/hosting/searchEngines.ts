/** The sitemap's address must be complete; without the shop's address there is none. */
export function robots(website: string): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (website !== '') lines.push(`Sitemap: ${new URL('sitemap.xml', website).href}`);
  return `${lines.join('\n')}\n`;
}

/** Throws if the address is no address. */
export function sitemap(website: string): string {
  const address = new URL(website).href.replaceAll('&', '&amp;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${address}</loc></url>
</urlset>
`;
}

/** The text of a script element cannot contain `</script>` or `<!--`. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
