import { useSuspenseQueries } from '@tanstack/react-query';
import type { Side } from '@troth/domain/people';
import type { OwnDocument } from '../../shared/document';
import { disclosureQuery, type Disclosure } from './queries';

/** Both disclosures of a document: the reader's and, once someone joined, the partner's. */
export function useDisclosures({ document, side }: OwnDocument) {
  const readerId = side === 'A' ? document.userAId : (document.userBId ?? document.userAId);
  const results = useSuspenseQueries({
    queries: [document.userAId, ...(document.userBId === null ? [] : [document.userBId])].map((userId) =>
      disclosureQuery({ userId, documentId: document.id }, readerId),
    ),
  });
  const [A, B] = results.map(({ data }) => data);
  const disclosures: Record<Side, Disclosure | null> = { A: A ?? null, B: B ?? null };
  return { readerId, disclosures };
}
