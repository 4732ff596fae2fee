import type { ReminderTopic } from '@troth/domain/reminders';
import { escapeHtml } from '../../kernel/http/html';
import { linkPages } from '../../kernel/http/link-page';
import { text } from '../../kernel/texts';

const { page, respond } = linkPages(`
form{margin:24px 0}
.other{display:inline-flex;align-items:center;min-height:44px}
`);

export { respond };

const words = (topic: ReminderTopic) => ({ topic: text(`mail.reminderTopic.${topic}`) });

const button = (path: string, label: string) =>
  `<form method="post" action="${escapeHtml(path)}"><button type="submit">${escapeHtml(label)}</button></form>`;

const portal = (url: string) =>
  `<p><a class="other" href="${escapeHtml(url)}">${escapeHtml(text('mail.openTroth'))}</a></p>`;

/** Asks before it does anything: programs that look through mail open its links. */
export const askPage = (topic: ReminderTopic, stopPath: string): string =>
  page(
    text('reminders.page.stopTitle'),
    `<p>${escapeHtml(text('reminders.page.stopWhat', words(topic)))}</p>${button(stopPath, text('reminders.page.stop'))}`,
  );

/** Confirms, and offers to take it back. */
export const stoppedPage = (topic: ReminderTopic, againPath: string): string =>
  page(
    text('reminders.page.stoppedTitle'),
    `<p>${escapeHtml(text('reminders.page.stoppedWhat', words(topic)))}</p>${button(againPath, text('reminders.page.again'))}`,
  );

export const remindedAgainPage = (topic: ReminderTopic, portalUrl: string): string =>
  page(
    text('reminders.page.onTitle'),
    `<p>${escapeHtml(text('reminders.page.onWhat', words(topic)))}</p>${portal(portalUrl)}`,
  );

export const deadLinkPage = (portalUrl: string): string =>
  page(text('reminders.page.deadTitle'), `<p>${escapeHtml(text('reminders.page.dead'))}</p>${portal(portalUrl)}`);
