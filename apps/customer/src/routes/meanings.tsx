import { FINANCIAL_KINDS } from '@troth/domain/disclosure';
import { useMemo } from 'react';
import { useExchangeRates } from '../features/disclosure/rates';
import { useDisclosures } from '../features/disclosure/use-disclosures';
import { DisputeMeaning } from '../features/what-it-means/dispute-meaning';
import { QuestionMeaning } from '../features/what-it-means/question-meaning';
import { usePerson } from '@troth/portal/person';
import type { OfCouple } from '@troth/portal/years/couple-facts';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import type { AskedQuestion } from '../shared/meaning-asked-for';
import { t } from '../shared/texts';

/** Both disclosures, with the rates that their currencies need. Suspends until they are there. */
export function useOfCouple(own: OwnDocument): OfCouple {
  const { disclosures } = useDisclosures(own);
  const isForeign = Object.values(disclosures).some((disclosure) =>
    FINANCIAL_KINDS.some((kind) => disclosure?.[kind].some(({ currency }) => currency !== 'USD')),
  );
  const rates = useExchangeRates(isForeign);
  const userId = usePerson().id;
  const { A, B } = own.names;
  const names = useMemo(() => ({ A, B: B ?? t('partner.yourPartner') }), [A, B]);
  return { userId, documentId: own.document.id, side: own.side, names, disclosures, rates };
}

/** What each of two answers would mean, on the card of a question on which the partners differ. */
export function MeaningOfDispute({ own, questionKey }: { own: OwnDocument; questionKey: string }) {
  return <DisputeMeaning questionKey={questionKey} {...useOfCouple(own)} />;
}

/** What each option would mean, under the question. */
export function MeaningOfQuestion(asked: AskedQuestion) {
  const own = useOwnDocument();
  return own === null ? <p>{t('meaning.nothing')}</p> : <OfOwn own={own} {...asked} />;
}

const OfOwn = ({ own, ...asked }: AskedQuestion & { own: OwnDocument }) => (
  <QuestionMeaning {...asked} {...useOfCouple(own)} />
);
