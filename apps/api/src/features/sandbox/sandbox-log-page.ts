import { formatCents } from '@troth/domain/money';
import { escapeHtml } from '../../kernel/http/html';
import { text } from '../../kernel/texts';
import { sandboxLayout } from './sandbox-page';

/** An event of the sandbox, and how it fared. Whom or what it is about is not shown: the page is open. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly dueAt: Date;
  readonly tries: number;
  /** What our webhook answered last; null before the first try. */
  readonly status: number | null;
  readonly lastSentAt: Date | null;
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const time = (instant: Date): string =>
  `<time datetime="${instant.toISOString()}">${escapeHtml(moment.format(instant))} UTC</time>`;

function outcome({ status, tries, lastSentAt, dueAt }: SentEvent): string {
  if (status === null || lastSentAt === null) return `${escapeHtml(text('sandbox.log.notYet'))} ${time(dueAt)}`;
  const words = text(status < 300 ? 'sandbox.log.taken' : 'sandbox.log.refused', { status, tries });
  return `${escapeHtml(words)} ${time(lastSentAt)}`;
}

/** What the sandbox told our webhook, newest first. */
export function logPage(events: readonly SentEvent[], balanceInCents: number | null): string {
  const rows = events.map((event) => {
    const hint = escapeHtml(event.id);
    return `<li><form method="post" action="/sandbox/deliveries/${encodeURIComponent(event.id)}" enctype="multipart/form-data">
<div><b>${escapeHtml(event.type)}</b><small id="${hint}">${outcome(event)}</small></div>
<button type="submit" class="quiet" aria-describedby="${hint}">${escapeHtml(text('sandbox.log.again'))}</button></form></li>`;
  });
  return sandboxLayout(
    text('sandbox.log.title'),
    `<main class="closed log"><h1>${escapeHtml(text('sandbox.log.heading'))}</h1>
<p>${escapeHtml(text('sandbox.log.lead'))}</p>
${balanceInCents === null ? '' : `<p class="line total"><span>${escapeHtml(text('sandbox.log.balance'))}</span><span>${formatCents(balanceInCents)}</span></p>`}
${rows.length === 0 ? `<p class="hint">${escapeHtml(text('sandbox.log.empty'))}</p>` : `<ul>${rows.join('\n')}</ul>`}</main>`,
  );
}
