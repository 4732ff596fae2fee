import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { FINANCIAL_KINDS } from '@troth/domain/disclosure';
import type { Side } from '@troth/domain/people';
import { exchangeRatesQuery } from '@troth/portal/exchange-rates';
import { YearsScreen } from '@troth/portal/years/years-screen';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useMemo } from 'react';
import { useAttorney } from '../../shared/attorney';
import { clientQuery } from '../../shared/clients';
import { t } from '../../shared/texts';
import { disclosureQuery } from './disclosure-queries';
import { counselQuery } from './queries';
import { sideName } from './words';

/** What the agreement would mean for the couple, as far as the attorney of one partner may know. */
export function ClientYears({ clientId }: { clientId: string }) {
  const { data: client } = useSuspenseQuery(clientQuery(useAttorney().id, clientId));
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  const people = counsel.sides.flatMap(({ side, userId }) => (userId === null ? [] : [{ side, userId }]));
  const disclosed = useSuspenseQueries({
    queries: people.map(({ userId }) => disclosureQuery({ userId, documentId: client.documentId })),
  });
  const of = (side: Side) => disclosed[people.findIndex((person) => person.side === side)]?.data ?? null;
  const disclosures = { A: of('A'), B: of('B') };
  const isForeign = Object.values(disclosures).some((disclosure) =>
    FINANCIAL_KINDS.some((kind) => disclosure?.[kind].some(({ currency }) => currency !== 'USD')),
  );
  const rates = useQuery({ ...exchangeRatesQuery(), enabled: isForeign }).data ?? null;
  const [A, B] = [sideName(client, 'A'), sideName(client, 'B')];
  const names = useMemo(() => ({ A, B }), [A, B]);
  return (
    <Stack gap={6}>
      <Text tone="secondary">{t('clientYears.lead')}</Text>
      <YearsScreen
        reader="ATTORNEY"
        userId={clientId}
        documentId={client.documentId}
        side={client.side}
        names={names}
        disclosures={disclosures}
        rates={rates}
      />
    </Stack>
  );
}
