import { useSuspenseQuery } from '@tanstack/react-query';
import type { LiveEntries } from '@troth/domain/disclosure';
import type { ExchangeRates } from '@troth/domain/money';
import type { OutcomeFacts } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import { type DisclosedFacts, type Facts, factsOfDisclosures } from '@troth/outcomes';
import { usePerson } from '@troth/portal/person';
import { useMemo } from 'react';
import type { OwnDocument } from '../../shared/document';
import { t } from '../../shared/texts';
import { outcomeFactsQuery } from './queries';
import type { Names } from './texts';

export interface OfCouple {
  own: OwnDocument;
  disclosures: Readonly<Record<Side, LiveEntries | null>>;
  rates: ExchangeRates | null;
}

export interface CoupleFacts {
  readonly told: OutcomeFacts;
  readonly disclosed: DisclosedFacts;
  readonly facts: Omit<Facts, 'readings'>;
  readonly names: Names;
}

/** What the years begin with, as far as the reader may know it. Suspends until it is there. */
export function useCoupleFacts({ own, disclosures, rates }: OfCouple): CoupleFacts {
  const self = usePerson();
  const { data: told } = useSuspenseQuery(outcomeFactsQuery(self.id, own.document.id));
  const disclosed = useMemo(() => factsOfDisclosures(disclosures, rates), [disclosures, rates]);
  const facts = useMemo(
    () => ({ ...disclosed.facts, law: told.law, changedByHand: told.changedByHand }),
    [disclosed, told],
  );
  const { A, B } = own.names;
  const names = useMemo(() => ({ A, B: B ?? t('partner.yourPartner') }), [A, B]);
  return { told, disclosed, facts, names };
}
