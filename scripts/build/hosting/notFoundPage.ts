import { fillMarks } from '../page/fillMarks.ts';

/**
 * The text of 404.html, which hosts send for an address that does not exist. Without it, some send the shop for every address,
 * also for a missing script. It may be shown below any folder, so the way home is the shop's full address, or `/`.
 */
export function notFoundPage(website: string): string {
  return fillMarks(PAGE, { home: website === '' ? '/' : new URL(website).href });
}

/** As the page that did not start, in index.html. */
const PAGE = `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>Sayfa bulunamadı | {{fullName}}</title>
    <style>
      body {
        margin: 0;
      }
      .loading {{{loadingStyles}}}
      .loading a {
        padding: 12px;
        color: inherit;
        font-weight: 600;
      }
    </style>
  </head>
  <body>
    <main class="loading">
      <img src="{{{home}}}logo.svg" alt="" width="72" height="72" />
      <p translate="no"><strong>{{name}}</strong><span>{{tradingWord}}</span></p>
      <p>Aradığınız sayfa bulunamadı.</p>
      <p>
        <a href="{{{home}}}">Ana sayfaya git</a>
        <a href="{{callHref}}">Ara: {{phone}}</a>
        <a href="{{chatHref}}" target="_blank" rel="noopener noreferrer">WhatsApp</a>
      </p>
    </main>
  </body>
</html>
`;
