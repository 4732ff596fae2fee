import { createHash } from 'node:crypto';
import type { ConfirmationLinkState } from '@troth/domain/attorneys';
import { escapeHtml } from '../../http/html';
import { text } from '../../texts';

const STYLES = `
*{box-sizing:border-box}
body{margin:0;background:#FBF8F3;color:#1F2A2E;font:16px/26px Inter,system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:728px;margin:0 auto;padding:32px 20px 64px}
.brand{font:500 22px/1 'Source Serif 4',Georgia,serif;margin:0 0 40px}
h1{font:400 32px/40px 'Source Serif 4',Georgia,serif;margin:0 0 12px;text-wrap:balance}
a{color:#336D57}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid #1E4B3A;outline-offset:2px}
dl{display:grid;grid-template-columns:minmax(120px,200px) minmax(0,1fr);gap:8px 24px;margin:32px 0;padding:24px 0;border-top:1px solid #DDD4C5;border-bottom:1px solid #DDD4C5}
dt{color:#4C5557}
dd{margin:0;overflow-wrap:anywhere}
code{font:14px/22px ui-monospace,monospace}
.read{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border:1px solid #8A867D;border-radius:6px;background:#FFFEFC;text-decoration:none}
form{margin-top:32px}
.choice{display:flex;gap:12px;align-items:flex-start;margin:16px 0}
.choice input{width:24px;height:24px;flex:none;margin:1px 0 0;accent-color:#1E4B3A}
.field{display:grid;gap:8px;font-weight:500;margin:24px 0}
.field input{min-height:56px;padding:8px 16px;border:1px solid #8A867D;border-radius:6px;background:#FFFEFC;color:inherit;font:inherit}
button{min-height:56px;width:100%;max-width:326px;border:0;border-radius:6px;background:#1E4B3A;color:#fff;font-family:inherit;font-size:16px;font-weight:500;line-height:24px;cursor:pointer}
button:hover{background:#143A2C}
.error{border:1px solid #AA2837;background:#FFF2F1;color:#690A19;border-radius:6px;padding:12px 16px}
.hint{color:#646560;font-size:14px;line-height:22px}
@media (max-width:767.98px){h1{font-size:28px;line-height:34px}dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:12px}button{max-width:none}}
`;

/** Content policy of these pages: no script, nothing from elsewhere, and forms to this address alone. */
export const CONFIRMATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Troth</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<p class="brand">Troth</p>
${body}
</main>
</body>
</html>`;

/** What an attorney is asked to confirm. */
export interface AskedConfirmation {
  readonly attorney: string;
  readonly firm: string;
  readonly client: string;
  readonly partner: string;
  /** When the version was made, as a reader writes it. */
  readonly made: string;
  readonly version: string;
  /** Where the agreement itself can be read. */
  readonly agreementUrl: string;
}

const row = (term: string, value: string) => `<dt>${escapeHtml(term)}</dt><dd>${value}</dd>`;

/** The names, the version, the agreement to read, and what is confirmed; a form that confirms it. */
export function askingPage(asked: AskedConfirmation, filled: { name: string; error: string | null }): string {
  const names = { client: asked.client, partner: asked.partner };
  const title = text('counselPage.title', names);
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text('counselPage.lead', { attorney: asked.attorney, ...names }))}</p>
<dl>
${row(text('counselPage.attorney'), `${escapeHtml(asked.attorney)}, ${escapeHtml(asked.firm)}`)}
${row(text('counselPage.client'), escapeHtml(asked.client))}
${row(text('counselPage.partner'), escapeHtml(asked.partner))}
${row(text('counselPage.version'), `${escapeHtml(asked.made)}<br><code>${escapeHtml(asked.version)}</code>`)}
</dl>
<p><a class="read" href="${escapeHtml(asked.agreementUrl)}">${escapeHtml(text('counselPage.read'))}</a></p>
<form method="post" enctype="multipart/form-data">
${filled.error === null ? '' : `<p class="error" role="alert" id="error">${escapeHtml(filled.error)}</p>`}
<p>${escapeHtml(text('counselPage.what'))}</p>
<label class="choice"><input type="checkbox" name="hasAdvised" value="yes" required>
<span>${escapeHtml(text('counselPage.advised', names))}</span></label>
<label class="choice"><input type="checkbox" name="isIndependent" value="yes" required>
<span>${escapeHtml(text('counselPage.independent', names))}</span></label>
<label class="field"><span>${escapeHtml(text('counselPage.name'))}</span>
<input name="name" autocomplete="name" required maxlength="200" value="${escapeHtml(filled.name)}"${filled.error === null ? '' : ' aria-describedby="error"'}></label>
<button type="submit">${escapeHtml(text('counselPage.confirm'))}</button>
<p class="hint">${escapeHtml(text('counselPage.after'))}</p>
</form>`,
  );
}

/** That it is done, or why the link does not work any more. */
export function closedPage(
  state: Exclude<ConfirmationLinkState, 'OPEN'> | 'UNKNOWN' | 'REPRESENTED' | 'REFUSED',
): string {
  const title = text(`counselPage.${state}.title`);
  return page(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text(`counselPage.${state}.what`))}</p>`);
}
