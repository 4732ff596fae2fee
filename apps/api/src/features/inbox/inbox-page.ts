import { escapeHtml } from '../../kernel/http/html';
import { inlineStyleSources, styleHash } from '../../kernel/http/style-sources';
import { PAGE_ICON, PAGE_SOURCES, PAGE_STYLES } from '../../kernel/http/page-styles';
import type { MailName } from '../../kernel/mail/catalogue/catalogue';
import { text } from '../../kernel/texts';
import type { InboxMail } from '../../records/inbox/inbox.repository';
import { readInvitation } from './read-invitation';

/** A mail of the catalogue, said with sample data. */
export interface SampleMail {
  readonly kind: MailName;
  /** Counted from 1: some mails say different things to different people. */
  readonly number: number;
  readonly subject: string;
  readonly isReminder: boolean;
}

const STYLES = `${PAGE_STYLES}
*{box-sizing:border-box}
body{margin:0;background:var(--paper-0);color:var(--paper-9);font:16px/1.6 var(--sans)}
.band{background:var(--warning-1);color:var(--warning-9);font-size:14px;padding:10px 20px;text-align:center;border-bottom:1px solid var(--warning-4)}
main{max-width:880px;margin:0 auto;padding:32px 20px 64px}
h1{font:500 28px/1.3 var(--serif);margin:0 0 20px}
a{color:var(--evergreen-7)}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--evergreen-7);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 24px}
label{font-size:14px;color:var(--paper-7);display:grid;gap:4px;flex:1 1 240px}
input{min-height:48px;padding:8px 12px;border:1px solid var(--paper-5);border-radius:6px;background:var(--surface);font:inherit;min-width:0}
button{min-height:48px;padding:0 20px;border:0;border-radius:6px;background:var(--evergreen-7);color:#fff;font:inherit;cursor:pointer}
ul{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--paper-3);border-radius:8px}
li+li{border-top:1px solid var(--paper-2)}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:16px 20px;text-decoration:none;color:inherit}
li a:hover{background:var(--paper-1)}
li b{font-weight:500;overflow-wrap:anywhere}
li.new b{font-weight:700}
.hint{color:var(--paper-7);font-size:14px;overflow-wrap:anywhere}
iframe{width:100%;height:760px;border:1px solid var(--paper-3);border-radius:8px;background:var(--paper-0)}
.invitation{border:1px solid var(--paper-3);border-radius:8px;background:var(--surface);padding:16px 20px;margin:0 0 16px}
.invitation p{margin:0}
.invitation b{overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/22px ui-monospace,Menlo,Consolas,monospace;padding:16px 20px;background:var(--surface);border:1px solid var(--paper-3);border-radius:8px}
summary{min-height:44px;padding:10px 0;cursor:pointer}
`;

export const INBOX_POLICY = `default-src 'none'; style-src ${styleHash(STYLES)}; ${PAGE_SOURCES}; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** A mail is shown in a frame of its own, so that its styles stay there; its links open in the whole window. */
export const mailPolicy = (html: string): string =>
  `default-src 'none'; ${inlineStyleSources(html)}; img-src data:; base-uri 'self'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups`;

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const layout = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Troth</title>${PAGE_ICON}<style>${STYLES}</style></head>
<body><header class="band">${escapeHtml(text('inbox.explanation'))}</header><main>${body}</main></body></html>`;

export function inboxPage(mails: readonly InboxMail[], recipient: string): string {
  const rows = mails.map(
    (
      mail,
    ) => `<li${mail.readAt === null ? ' class="new"' : ''}><a href="/inbox/${mail.id}"><b>${escapeHtml(mail.subject)}</b>
<time class="hint" datetime="${mail.receivedAt.toISOString()}">${escapeHtml(time.format(mail.receivedAt))}</time>
<span class="hint">${escapeHtml(text('inbox.to', { recipient: mail.recipient }))}</span></a></li>`,
  );
  return layout(
    text('inbox.title'),
    `<h1>${escapeHtml(text('inbox.title'))}</h1>
<form method="get" action="/inbox"><label>${escapeHtml(text('inbox.filter'))}
<input type="email" name="to" value="${escapeHtml(recipient)}" autocomplete="off"></label><button>${escapeHtml(text('inbox.filterAction'))}</button></form>
${rows.length === 0 ? `<p>${escapeHtml(text('inbox.empty'))}</p>` : `<ul>${rows.join('\n')}</ul>`}
<p><a href="/inbox/samples">${escapeHtml(text('inbox.samples'))}</a></p>`,
  );
}

const samplePath = ({ kind, number }: Pick<SampleMail, 'kind' | 'number'>) => `/inbox/samples/${kind}/${number}`;

/** Every mail that Troth can send. */
export function samplesPage(samples: readonly SampleMail[]): string {
  const rows = samples.map(
    (sample) => `<li><a href="${samplePath(sample)}"><b dir="auto">${escapeHtml(sample.subject)}</b>
<span class="hint">${escapeHtml(text(sample.isReminder ? 'inbox.sample.REMINDER' : 'inbox.sample.TRANSACTIONAL'))}</span>
<span class="hint">${escapeHtml(sample.kind)}</span></a></li>`,
  );
  return layout(
    text('inbox.samples'),
    `<p><a href="/inbox">${escapeHtml(text('inbox.back'))}</a></p><h1>${escapeHtml(text('inbox.samples'))}</h1>
<p>${escapeHtml(text('inbox.samplesWhat'))}</p>
<ul>${rows.join('\n')}</ul>`,
  );
}

export function samplePage(sample: Pick<SampleMail, 'kind' | 'number' | 'subject'>, plain: string): string {
  return layout(
    sample.subject,
    `<p><a href="/inbox/samples">${escapeHtml(text('inbox.samples'))}</a></p><h1 dir="auto">${escapeHtml(sample.subject)}</h1>
<p class="hint">${escapeHtml(sample.kind)}</p>
${bothForms(`${samplePath(sample)}/body`, plain)}`,
  );
}

/** A mail as programs show it, and as they do where they show no HTML. */
const bothForms = (bodyUrl: string, plain: string): string =>
  `<iframe src="${bodyUrl}" title="${escapeHtml(text('inbox.message'))}"></iframe>
<details><summary>${escapeHtml(text('inbox.plain'))}</summary><pre>${escapeHtml(plain)}</pre></details>`;

const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** What a mail program would show of the invitation, and put into the calendar. */
function invitation(id: string, calendarText: string): string {
  const { method, summary, startAt, endAt, sequence } = readInvitation(calendarText);
  const kind =
    method === 'CANCEL'
      ? text('inbox.invitation.CANCEL')
      : sequence === 0
        ? text('inbox.invitation.REQUEST')
        : text('inbox.invitation.UPDATE', { sequence });
  return `<section class="invitation" aria-label="${escapeHtml(text('inbox.invitation'))}">
<p class="hint">${escapeHtml(kind)}</p>
<p><b>${escapeHtml(summary)}</b></p>
<p>${escapeHtml(text('inbox.invitation.when', { when: inUtc.formatRange(startAt, endAt) }))}</p>
<p><a href="/inbox/${id}/invitation">${escapeHtml(text('inbox.invitation.download'))}</a></p></section>`;
}

export function mailPage(mail: InboxMail): string {
  return layout(
    mail.subject,
    `<p><a href="/inbox">${escapeHtml(text('inbox.back'))}</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p class="hint">${escapeHtml(text('inbox.to', { recipient: mail.recipient }))} · <time datetime="${mail.receivedAt.toISOString()}">${escapeHtml(time.format(mail.receivedAt))}</time></p>
${mail.receipt === null ? '' : `<p><a href="/inbox/${mail.id}/receipt">${escapeHtml(text('inbox.receipt'))}</a></p>`}
${mail.calendar === null ? '' : invitation(mail.id, mail.calendar.text)}
${mail.unsubscribeUrl === null ? '' : `<p><a href="${escapeHtml(mail.unsubscribeUrl)}">${escapeHtml(text('inbox.unsubscribe'))}</a></p>`}
${bothForms(`/inbox/${mail.id}/body`, mail.bodyText)}`,
  );
}

/** The mail itself, with links that leave the frame. */
export const mailBody = (html: string): string => html.replace(/<head>/i, '<head><base target="_top">');
