import { daysBetween } from '@troth/domain/dates';
import { formatLongDay } from '@troth/portal/instants';
import { formatAppointment, formatCalendarDay, localDay } from './dates';
import { paths } from './paths';
import type { Task } from './tasks';
import { t } from './texts';

const MINUTE_MS = 60_000;

/** How long what runs out still holds: negative days once it has run out. */
function runningOut({ expiresOn }: Task, now: number): { isPast: 'true' | 'false'; days: number } {
  const days = expiresOn === null ? 0 : daysBetween(localDay(new Date(now)), expiresOn);
  return { isPast: days < 0 ? 'true' : 'false', days };
}

/** What waits, in a sentence. */
export function taskTitle(task: Task, now: number, stateName: (stateId: string | null) => string | null): string {
  const name = task.clientName ?? '';
  switch (task.kind) {
    case 'CALL': {
      const minutes = Math.ceil((Date.parse(task.at ?? '') - now) / MINUTE_MS);
      return minutes > 0 ? t('tasks.CALL', { name, minutes }) : t('tasks.CALL.begun', { name });
    }
    case 'MESSAGES':
      return t('tasks.MESSAGES', { name, count: task.count });
    case 'DISCUSSION':
      return t('tasks.DISCUSSION', { name, count: task.count });
    case 'PAYOUT_ACCOUNT':
      return t('tasks.PAYOUT_ACCOUNT');
    case 'LICENSE':
      return t('tasks.LICENSE', { state: stateName(task.stateId) ?? '', ...runningOut(task, now) });
    case 'INSURANCE':
      return t('tasks.INSURANCE', runningOut(task, now));
    case 'OUTCOME':
    case 'CHANGED':
    case 'APPROVE':
    case 'OTHER_COMMITTED':
    case 'NO_CALL':
      return t(`tasks.${task.kind}`, { name });
  }
}

/** Since when, or until when. */
export function taskDetail({ kind, at, expiresOn, dueOn, clientName }: Task): string {
  switch (kind) {
    case 'CALL':
      return formatAppointment(at ?? '');
    case 'OUTCOME':
      return t('tasks.over', { when: formatAppointment(at ?? ''), name: clientName ?? '' });
    case 'CHANGED':
    case 'APPROVE':
      return dueOn === null
        ? t('tasks.made', { day: formatLongDay(at ?? '') })
        : t('tasks.approveBy', { day: formatCalendarDay(dueOn) });
    case 'NO_CALL':
      return t('tasks.bought', { day: formatLongDay(at ?? '') });
    case 'OTHER_COMMITTED':
      return t('tasks.committed', { day: formatLongDay(at ?? '') });
    case 'LICENSE':
    case 'INSURANCE':
      return t('tasks.lastDay', { day: formatCalendarDay(expiresOn ?? '') });
    case 'MESSAGES':
      return at === null ? '' : t('tasks.unreadSince', { when: formatAppointment(at) });
    case 'DISCUSSION':
      return '';
    case 'PAYOUT_ACCOUNT':
      return t('tasks.PAYOUT_ACCOUNT.why');
  }
}

/** Where it is done. */
export const taskHref = ({ kind, clientId, documentId }: Task): string => {
  const client = clientId ?? '';
  switch (kind) {
    case 'CALL':
      return paths.client(client);
    case 'OUTCOME':
      return paths.pastAppointments();
    case 'CHANGED':
    case 'APPROVE':
    case 'OTHER_COMMITTED':
      return paths.clientAgreement(client);
    case 'DISCUSSION':
      return paths.editor(documentId ?? '');
    case 'NO_CALL':
      return paths.clientOffer(client);
    case 'MESSAGES':
      return paths.clientMessages(client);
    case 'LICENSE':
    case 'INSURANCE':
    case 'PAYOUT_ACCOUNT':
      return paths.account();
  }
};
