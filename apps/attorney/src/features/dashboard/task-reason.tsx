import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '@troth/portal/editing';
import { useAttorney } from '../../shared/attorney';
import { formatCalendarDay } from '../../shared/dates';
import type { Task } from '../../shared/tasks';
import { t } from '../../shared/texts';
import { generationQuery } from '../../shared/versions';
import { ChangedBy } from './changed-by';

/** Which version waits for approval, and how much the preflight found in it; nothing until both are known. */
function ReadyVersion({ documentId }: { documentId: string }) {
  const { data: commits = [] } = useQuery(historyQuery(documentId));
  const { data: generation } = useQuery(generationQuery(documentId));
  if (commits.length === 0 || generation === undefined) return null;
  return <span>{t('tasks.version', { number: commits.length, count: generation.findings.length })}</span>;
}

/** How soon the attorney's profile says that a client is answered. */
function Promised() {
  const { responseTimeHours: hours } = useAttorney();
  return hours == null ? null : <span>{t('tasks.promise', { hours })}</span>;
}

/** What more there is to know before doing it. */
export function TaskReason({ task: { kind, documentId, approvedAt, weddingDate } }: { task: Task }) {
  if (kind === 'CHANGED' && documentId !== null && approvedAt !== null) {
    return <ChangedBy documentId={documentId} approvedAt={approvedAt} />;
  }
  if (kind === 'APPROVE' && documentId !== null) return <ReadyVersion documentId={documentId} />;
  if (kind === 'MESSAGES') return <Promised />;
  return weddingDate === null ? null : <span>{t('tasks.wedding', { day: formatCalendarDay(weddingDate) })}</span>;
}
