import { LinkButton } from '@troth/ui/button';
import { BankIcon, CalendarIcon, ChatIcon, ClockIcon, PenIcon, PhoneIcon, SealIcon } from '@troth/ui/icons';
import { PartnerMark } from '@troth/ui/partner-mark';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import type { ReactNode } from 'react';
import { formatAppointment, formatCalendarDay, formatDay, localDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import type { Task } from '../../shared/tasks';
import classes from './dashboard.module.css';

const MINUTE_MS = 60_000;

const icons: Readonly<Record<Task['kind'], ReactNode>> = {
  CALL: <PhoneIcon size={18} />,
  OUTCOME: <ClockIcon size={18} />,
  CHANGED: <PenIcon size={18} />,
  APPROVE: <SealIcon size={18} />,
  MESSAGES: <ChatIcon size={18} />,
  DISCUSSION: <ChatIcon size={18} />,
  OTHER_COMMITTED: <PenIcon size={18} />,
  NO_CALL: <CalendarIcon size={18} />,
  LICENSE: <ClockIcon size={18} />,
  INSURANCE: <ClockIcon size={18} />,
  PAYOUT_ACCOUNT: <BankIcon size={18} />,
};
const tones = {
  CALL: classes.green,
  OUTCOME: classes.amber,
  CHANGED: classes.blue,
  APPROVE: classes.plain,
  MESSAGES: classes.teal,
  DISCUSSION: classes.teal,
  OTHER_COMMITTED: classes.blue,
  NO_CALL: classes.plain,
  LICENSE: classes.amber,
  INSURANCE: classes.amber,
  PAYOUT_ACCOUNT: classes.amber,
};

const isPast = ({ expiresOn }: Task, now: number): 'true' | 'false' =>
  expiresOn !== null && expiresOn < localDay(new Date(now)) ? 'true' : 'false';

function titleOf(task: Task, now: number, stateName: (stateId: string | null) => string | null): string {
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
      return t('tasks.LICENSE', { state: stateName(task.stateId) ?? '', isPast: isPast(task, now) });
    case 'INSURANCE':
      return t('tasks.INSURANCE', { isPast: isPast(task, now) });
    case 'OUTCOME':
    case 'CHANGED':
    case 'APPROVE':
    case 'OTHER_COMMITTED':
    case 'NO_CALL':
      return t(`tasks.${task.kind}`, { name });
  }
}

function detailOf({ kind, at, expiresOn }: Task): string {
  switch (kind) {
    case 'CALL':
    case 'OUTCOME':
      return formatAppointment(at ?? '');
    case 'CHANGED':
    case 'APPROVE':
      return t('tasks.made', { day: formatDay(at ?? '') });
    case 'NO_CALL':
      return t('tasks.bought', { day: formatDay(at ?? '') });
    case 'OTHER_COMMITTED':
      return t('tasks.committed', { day: formatDay(at ?? '') });
    case 'LICENSE':
    case 'INSURANCE':
      return t('tasks.lastDay', { day: formatCalendarDay(expiresOn ?? '') });
    case 'MESSAGES':
    case 'DISCUSSION':
      return '';
    case 'PAYOUT_ACCOUNT':
      return t('tasks.PAYOUT_ACCOUNT.why');
  }
}

const hrefOf = ({ kind, clientId, documentId }: Task): string => {
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
    case 'MESSAGES':
    case 'NO_CALL':
      return paths.clientMessages(client);
    case 'LICENSE':
    case 'INSURANCE':
    case 'PAYOUT_ACCOUNT':
      return paths.account();
  }
};

/** One thing that waits: what it is, about whom, and the one thing to do. */
function TaskRow({ task, isFirst, now }: { task: Task; isFirst: boolean; now: number }) {
  const number = usePhoneNumberText(task.phoneNumber);
  const title = titleOf(task, now, useStateName());
  const variant = isFirst ? 'primary' : 'secondary';
  return (
    <li className={isFirst ? `${classes.task} ${classes.first}` : classes.task}>
      <span className={`${classes.icon} ${tones[task.kind]}`} aria-hidden="true">
        {icons[task.kind]}
      </span>
      <div className={classes.what}>
        <h2>{title}</h2>
        <p>
          {task.clientSide !== null && (
            <PartnerMark side={task.clientSide} name={task.clientName} size={20} isNameBeside />
          )}
          {detailOf(task)}
        </p>
      </div>
      {task.phoneNumber !== null ? (
        <LinkButton
          href={`tel:${task.phoneNumber}`}
          variant={variant}
          icon={<PhoneIcon size={16} />}
          isFullWidthOnPhone
        >
          {t('tasks.do.CALL.number', { number: number ?? task.phoneNumber })}
        </LinkButton>
      ) : (
        <LinkButton
          href={hrefOf(task)}
          variant={variant}
          aria-label={`${t(`tasks.do.${task.kind}`)}: ${title}`}
          isFullWidthOnPhone
        >
          {t(`tasks.do.${task.kind}`)}
        </LinkButton>
      )}
    </li>
  );
}

/** What waits for the attorney, the most pressing first. */
export function Tasks({ tasks, now }: { tasks: readonly Task[]; now: Date }) {
  return (
    <ol className={classes.queue}>
      {tasks.map((task, at) => (
        <TaskRow
          key={`${task.kind} ${task.eventId ?? task.documentId ?? task.stateId ?? ''} ${task.clientId ?? ''}`}
          task={task}
          isFirst={at === 0}
          now={now.getTime()}
        />
      ))}
    </ol>
  );
}
