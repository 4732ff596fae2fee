import { LinkButton } from '@troth/ui/button';
import { BankIcon, CalendarIcon, ChatIcon, ClockIcon, PenIcon, PhoneIcon, SealIcon } from '@troth/ui/icons';
import { PartnerMark } from '@troth/ui/partner-mark';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import type { ReactNode } from 'react';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { taskDetail, taskHref, taskTitle } from '../../shared/task-words';
import type { Task } from '../../shared/tasks';
import classes from './dashboard.module.css';
import { TaskReason } from './task-reason';

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

/** One thing that waits: what it is, about whom, and the one thing to do. */
function TaskRow({ task, isFirst, now }: { task: Task; isFirst: boolean; now: number }) {
  const number = usePhoneNumberText(task.phoneNumber);
  const title = taskTitle(task, now, useStateName());
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
          <span>{taskDetail(task)}</span>
          <TaskReason task={task} />
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
          href={taskHref(task)}
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
