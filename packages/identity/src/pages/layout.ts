import { say } from '../words';
import { type AssetName, assetUrl, stylesFor } from './assets';
import { html, type Html, trusted } from './html';

export interface Page {
  title: string;
  main: Html;
  /** The page answers a form that has errors: its title says so first. */
  hasError?: boolean;
  /** Scripts that only this page needs, in order. */
  scripts?: readonly AssetName[];
}

/** A page, cut after what all pages have in common. */
interface PrintedPage {
  readonly head: string;
  readonly rest: string;
}

/** What every page begins with, the same for everybody. */
const headOf = (mountPath: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${assetUrl(mountPath, 'mark.svg')}" type="image/svg+xml">
<style>${trusted(stylesFor(mountPath))}</style>
`.toString();

/** The frame of every page: the shop's sign on one side, one thing to do on the other. */
export function printPage(mountPath: string, { title, main, hasError = false, scripts = [] }: Page): PrintedPage {
  const asset = (name: AssetName) => assetUrl(mountPath, name);
  const rest =
    html`<title>${hasError ? say('page.titleWithError', { page: title }) : say('page.title', { page: title })}</title>
<script src="${asset('identity.js')}" defer></script>
${scripts.map(
  (script) => html`<script src="${asset(script)}" defer></script>
`,
)}</head>
<body>
<a class="skip" href="#main">${say('page.skip')}</a>
<div class="split">
<header class="art">
<div class="brand"><img src="${asset('mark.svg')}" alt="" width="34" height="24"><span>${say('brand.name')}</span></div>
<img class="rosette" src="${asset('rosette.svg')}" alt="" width="600" height="600" loading="lazy">
<img class="braid" src="${asset('braid.svg')}" alt="" width="200" height="26" loading="lazy">
<p class="definition"><b>${say('brand.word')}</b> <em>${say('brand.partOfSpeech')}</em><br>${say('brand.definition')}</p>
</header>
<main class="form" id="main" tabindex="-1"><div>
<h1>${title}</h1>
${main}
</div></main>
</div>
</body>
</html>
`.toString();
  return { head: headOf(mountPath), rest };
}
