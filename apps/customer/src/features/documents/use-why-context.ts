import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import type { PartChange } from '@troth/reader/reading';
import type { ReaderClause } from '@troth/reader/tree';
import { useCallback, useMemo } from 'react';
import { namesOf, type OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import { counselQuery } from './queries';
import { changeInWords, type ChangeContext } from './review-changes';
import { hasOwnReasons, provenancesOf, type Tree } from './review-provenance';
import type { WhyContext } from './why-context';

/** Approvals are of the current version. */
function useApprovals(userId: string, document: OwnDocument['document'], isNewest: boolean): string[] {
  const { attorneyAApprovedAt, attorneyBApprovedAt } = document;
  const isApproved = attorneyAApprovedAt !== null || attorneyBApprovedAt !== null;
  const { data } = useQuery({ ...counselQuery(userId, document.id), enabled: isNewest && isApproved });
  return (isNewest && isApproved ? (data?.sides ?? []) : []).flatMap(({ firstName, attorney, approvedAt }) =>
    approvedAt === null || attorney === null
      ? []
      : [
          t('review.why.approved', {
            client: firstName ?? t('review.why.client'),
            attorney: attorney.name,
            firm: attorney.firmName ?? 'none',
          }),
        ],
  );
}

/**
 * What the reasons of a version and its changes are told with.
 *
 * @param since The number of the version that it is compared with.
 */
export function useWhyContext(
  own: OwnDocument,
  tree: Tree,
  { isNewest, since }: { isNewest: boolean; since: number | undefined },
  questions: Pick<WhyContext, 'renderQuestion' | 'onQuestion'>,
) {
  const self = usePerson();
  const { side } = own;
  const names = namesOf(own);
  const { A, B } = names;
  const approvals = useApprovals(self.id, own.document, isNewest);
  const provenances = useMemo(() => provenancesOf(tree), [tree]);
  const change = useMemo<ChangeContext | null>(
    () => (since === undefined ? null : { provenances, since, side, names: { A, B } }),
    [provenances, since, side, A, B],
  );
  const describeChange = useCallback(
    (part: PartChange) => (change === null ? '' : changeInWords(part, change)),
    [change],
  );
  const hasOwnWhy = useCallback(
    ({ key }: ReaderClause) => {
      const clause = provenances.clauses.get(key);
      return clause !== undefined && hasOwnReasons(clause);
    },
    [provenances],
  );
  const context: WhyContext = { names, approvals, stateName: tree.state.name, provenances, change, ...questions };
  return { context, describeChange, hasOwnWhy };
}
