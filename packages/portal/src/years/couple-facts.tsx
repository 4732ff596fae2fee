import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { LiveEntries } from '@troth/domain/disclosure';
import type { ExchangeRates } from '@troth/domain/money';
import type { OutcomeFacts } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import { type DisclosedFacts, type Facts, factsOfDisclosures } from '@troth/outcomes';
import type { Names } from '@troth/outcomes/words';
import { useMemo } from 'react';
import { api, unwrap } from '../api';

/** The answers that count and the law of the state, as far as the reader may know them. */
const outcomeFactsQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'outcome-facts'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/outcome-facts', {
          params: { path: { id: userId, docId: documentId } },
          signal,
        }),
      ),
  });

export interface OfCouple {
  /** Whose view of the document it is: the partner who reads, or the client of the attorney who does. */
  userId: string;
  documentId: string;
  side: Side;
  names: Names;
  disclosures: Readonly<Record<Side, LiveEntries | null>>;
  rates: ExchangeRates | null;
}

export interface CoupleFacts {
  readonly told: OutcomeFacts;
  readonly disclosed: DisclosedFacts;
  readonly facts: Omit<Facts, 'readings'>;
}

/** What the years begin with, as far as the reader may know it. Suspends until it is there. */
export function useCoupleFacts({ userId, documentId, disclosures, rates }: OfCouple): CoupleFacts {
  const { data: told } = useSuspenseQuery(outcomeFactsQuery(userId, documentId));
  const disclosed = useMemo(() => factsOfDisclosures(disclosures, rates), [disclosures, rates]);
  const facts = useMemo(
    () => ({ ...disclosed.facts, law: told.law, changedByHand: told.changedByHand.map(({ key }) => key) }),
    [disclosed, told],
  );
  return { told, disclosed, facts };
}
