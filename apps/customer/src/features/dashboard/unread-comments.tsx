import { useQuery } from '@tanstack/react-query';
import { clauseDiscussionsQuery } from '@troth/portal/clause-discussions';
import { usePerson } from '@troth/portal/person';
import { Link } from '@troth/ui/link';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

/** How many words about the agreement's clauses the person has not read; nothing where there are none. */
export function UnreadComments({ documentId }: { documentId: string }) {
  const { data } = useQuery(clauseDiscussionsQuery(usePerson().id, documentId));
  const count = data?.filter(({ isUnread }) => isUnread).length ?? 0;
  return count === 0 ? null : (
    <p>
      <Link href={paths.documentReview()}>{t('dashboard.counsel.comments', { count })}</Link>
    </p>
  );
}
