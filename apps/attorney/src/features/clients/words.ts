import type { Side } from '@troth/domain/people';
import { type Client, type ClientDetail, clientName, type FormerClient } from '../../shared/clients';
import { formatAppointment, formatNearDay, formatShortDay } from '../../shared/dates';
import { t } from '../../shared/texts';

/** What the partner on a side is called on the client's page. */
export const sideName = (client: Client, side: Side): string =>
  side === client.side ? (client.firstName ?? clientName(client)) : (client.partnerName ?? t('client.partnerUnnamed'));

/** Where the client's call stands: "Called Nov 10, 2026". */
export function callText({ call: { standing, at } }: Client): string {
  switch (standing) {
    case 'UPCOMING':
      return t('clients.call.UPCOMING', { when: formatAppointment(at ?? '') });
    case 'HELD':
    case 'NO_SHOW':
      return t(`clients.call.${standing}`, { day: formatShortDay(at ?? '') });
    case 'OUTCOME_MISSING':
    case 'NONE':
      return t(`clients.call.${standing}`);
  }
}

/** Who advises the client's partner: "With Gray Garland". */
export function counselText({ partnerCounsel }: Client): string {
  if (partnerCounsel === null) return t('clients.counsel.none');
  return partnerCounsel.name === null
    ? t('clients.counsel.OWN')
    : t('clients.counsel.SERVICE', { name: partnerCounsel.name });
}

/** Who was a client, by name. */
export const formerName = ({ name }: FormerClient): string => name ?? t('clients.former.unnamed');

/** How far off a day is, as the end of a line: ", in 6 days". */
export const daysAway = (days: number): string =>
  days < 0 ? t('clients.deadline.ago', { days: -days }) : t('clients.deadline.in', { days });

/** The client's next deadline in a line: "Your approval: Mon, Nov 30, in 6 days". */
export function deadlineText({ nextDeadline }: Client): string | null {
  if (nextDeadline === null) return null;
  const { on, daysLeft, step } = nextDeadline;
  return t('client.deadline', { when: `${formatNearDay(on)}${daysAway(daysLeft)}`, step: t(`clients.step.${step}`) });
}

/** How long the couple still waits before they sign, where their state says so. */
export function waitText({ days, endsAt }: NonNullable<ClientDetail['signingWait']>): string {
  if (endsAt === null) return t('client.wait.notStarted', { days });
  return t(endsAt > new Date().toISOString() ? 'client.wait.runs' : 'client.wait.over', {
    days,
    when: formatAppointment(endsAt),
  });
}
