import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '@troth/portal/editing';
import { t } from '../../shared/texts';
import { approvedVersion, causesOf, causesText, redlineQuery, versionsOf } from '../../shared/versions';

/** What changed in an agreement since the attorney approved it, by cause; nothing until that is known. */
export function ChangedBy({ documentId, approvedAt }: { documentId: string; approvedAt: string }) {
  const { data: commits = [] } = useQuery(historyQuery(documentId));
  const versions = versionsOf(commits);
  const [newest] = versions;
  const approved = approvedVersion(versions, approvedAt);
  const { data: redline } = useQuery({
    ...redlineQuery(documentId, { commitAt: newest?.commitAt ?? '', since: approved?.commitAt ?? '' }),
    enabled: newest !== undefined && approved !== null && approved !== newest,
  });
  const causes = redline === undefined ? [] : causesOf(redline);
  if (newest === undefined || causes.length === 0) return null;
  return <span>{t('tasks.changed', { number: newest.number, causes: causesText(causes, 'conjunction') })}</span>;
}
