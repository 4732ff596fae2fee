import { createHash } from 'node:crypto';
import { text } from '../texts';
import { escapeHtml, htmlResponse } from './html';
import { PAGE_ICON, PAGE_SOURCES, PAGE_STYLES } from './page-styles';

const STYLES = `${PAGE_STYLES}
*{box-sizing:border-box}
body{margin:0;background:var(--paper-0);color:var(--paper-9);font:16px/26px var(--sans)}
main{max-width:728px;margin:0 auto;padding:32px 20px 64px}
.brand{font:500 22px/1 var(--serif);margin:0 0 40px}
h1{font:400 32px/40px var(--serif);margin:0 0 12px;text-wrap:balance}
a{color:var(--evergreen-6)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid var(--evergreen-7);outline-offset:2px}
button{min-height:56px;width:100%;max-width:326px;border:0;border-radius:6px;background:var(--evergreen-7);color:#fff;font-family:inherit;font-size:16px;font-weight:500;line-height:24px;cursor:pointer}
button:hover{background:var(--evergreen-8)}
.hint{color:var(--paper-6);font-size:14px;line-height:22px}
@media (max-width:767.98px){h1{font-size:28px;line-height:34px}button{max-width:none}}
`;

/** The pages of one kind of mailed link: how each is written and sent. */
export interface LinkPages {
  readonly page: (title: string, body: string) => string;
  /** No script, nothing from elsewhere, and forms to this address alone. */
  readonly respond: (html: string, status?: number) => Response;
}

/**
 * Pages that a mailed link opens for people who need not have an account: the house's look, without script.
 * @param ownStyles What only these pages have, after the common styles.
 */
export function linkPages(ownStyles: string): LinkPages {
  const styles = `${STYLES}${ownStyles}`;
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; ${PAGE_SOURCES}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return {
    respond: (html, status) => htmlResponse(html, policy, status),
    page: (title, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Troth</title>
${PAGE_ICON}
<style>${styles}</style>
</head>
<body>
<main>
<p class="brand">${escapeHtml(text('mail.brand'))}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`,
  };
}
