import type { ConfirmationLinkState } from '@troth/domain/attorneys';
import { escapeHtml } from '../../kernel/http/html';
import { linkPages } from '../../kernel/http/link-page';
import { text } from '../../kernel/texts';

const { page, respond } = linkPages(`
dl{display:grid;grid-template-columns:minmax(120px,200px) minmax(0,1fr);gap:8px 24px;margin:32px 0;padding:24px 0;border-top:1px solid var(--paper-3);border-bottom:1px solid var(--paper-3)}
dt{color:var(--paper-7)}
dd{margin:0;overflow-wrap:anywhere}
code{font:14px/22px ui-monospace,monospace}
.read{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border:1px solid var(--paper-5);border-radius:6px;background:var(--surface);text-decoration:none}
form{margin-top:32px}
.choice{display:flex;gap:12px;align-items:flex-start;margin:16px 0}
.choice input{width:24px;height:24px;flex:none;margin:1px 0 0;accent-color:var(--evergreen-7)}
.field{display:grid;gap:8px;font-weight:500;margin:24px 0}
.field input{min-height:56px;padding:8px 16px;border:1px solid var(--paper-5);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
.error{border:1px solid var(--danger-6);background:var(--danger-0);color:var(--danger-8);border-radius:6px;padding:12px 16px}
@media (max-width:767.98px){dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:12px}}
`);

export { respond };

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
    `<p>${escapeHtml(text('counselPage.lead', { attorney: asked.attorney, ...names }))}</p>
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
  return page(title, `<p>${escapeHtml(text(`counselPage.${state}.what`))}</p>`);
}
