import type { Span } from '@troth/domain/booking';
import { escapeHtml } from '../../kernel/http/html';
import { linkPages } from '../../kernel/http/link-page';
import { text } from '../../kernel/texts';
import { momentIn } from '../../kernel/mail/mail-text';

const { page, respond } = linkPages(`
.now{margin:24px 0;padding:20px 24px;border:1px solid var(--paper-3);border-radius:8px;background:var(--surface)}
.now b{display:block;font:500 19px/28px var(--serif)}
label{display:grid;gap:8px;font-weight:500;margin:24px 0}
select{width:100%;min-height:56px;padding:8px 16px;border:1px solid var(--paper-5);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
button.danger{background:var(--danger-6)}
button.danger:hover{background:var(--danger-8)}
.error{border:1px solid var(--warning-4);background:var(--warning-1);color:var(--warning-9);border-radius:6px;padding:12px 16px}
.other{display:inline-flex;align-items:center;min-height:44px;margin-top:16px}
`);

export { respond };

/** An appointment as the pages show it to the holder of its link. */
export interface ShownAppointment {
  readonly attorneyName: string;
  readonly timeZone: string;
  readonly startAt: Date;
  readonly cancelUrl: string;
  readonly rescheduleUrl: string;
}

const current = ({ attorneyName, timeZone, startAt }: ShownAppointment) =>
  `<p class="now"><b>${escapeHtml(momentIn(timeZone, startAt))}</b>${escapeHtml(text('booking.page.with', { name: attorneyName }))}</p>`;

const dayIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat(text.locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(moment);
const timeIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat(text.locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(
    moment,
  );

function options(slots: readonly Span[], timeZone: string): string {
  const days = new Map<string, string[]>();
  for (const { startAt } of slots) {
    const moment = new Date(startAt);
    const day = dayIn(timeZone, moment);
    const option = `<option value="${startAt}">${escapeHtml(timeIn(timeZone, moment))}</option>`;
    days.set(day, [...(days.get(day) ?? []), option]);
  }
  return [...days]
    .map(([day, times]) => `<optgroup label="${escapeHtml(day)}">${times.join('')}</optgroup>`)
    .join('\n');
}

/** The appointment, and the times to which it can be moved. */
export function reschedulePage(shown: ShownAppointment, slots: readonly Span[], error: string | null): string {
  const form =
    slots.length === 0
      ? `<p>${escapeHtml(text('booking.page.noTimes'))}</p>`
      : `<form method="post" enctype="multipart/form-data">
<label>${escapeHtml(text('booking.page.newTime'))}
<select name="eventStartAt" required>
<option value="">${escapeHtml(text('booking.page.choose'))}</option>
${options(slots, shown.timeZone)}
</select></label>
<button type="submit">${escapeHtml(text('booking.page.move'))}</button>
</form>`;
  return page(
    text('booking.page.rescheduleTitle'),
    `${error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
${current(shown)}
${form}
<p><a class="other" href="${escapeHtml(shown.cancelUrl)}">${escapeHtml(text('booking.page.ratherCancel'))}</a></p>`,
  );
}

/** The appointment, and a button that cancels it. */
export const cancelPage = (shown: ShownAppointment): string =>
  page(
    text('booking.page.cancelTitle'),
    `${current(shown)}
<p>${escapeHtml(text('booking.page.cancelWhat'))}</p>
<form method="post" enctype="multipart/form-data"><button class="danger" type="submit">${escapeHtml(text('booking.page.cancel'))}</button></form>
<p><a class="other" href="${escapeHtml(shown.rescheduleUrl)}">${escapeHtml(text('booking.page.ratherMove'))}</a></p>`,
  );

const toPortal = (url: string): string =>
  `<p><a class="other" href="${escapeHtml(url)}">${escapeHtml(text('mail.openTroth'))}</a></p>`;

export const movedPage = (shown: ShownAppointment, portalUrl: string): string =>
  page(
    text('booking.page.movedTitle'),
    `${current(shown)}<p>${escapeHtml(text('booking.page.movedWhat'))}</p>${toPortal(portalUrl)}`,
  );

/** A page that says one thing, and leads to the portal. */
export const sayingPage = (title: string, words: string, portalUrl: string): string =>
  page(title, `<p>${escapeHtml(words)}</p>${toPortal(portalUrl)}`);
