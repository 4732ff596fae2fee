import { useSuspenseQuery } from '@tanstack/react-query';
import { Timeline } from '@troth/portal/timeline/timeline';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { clientName, clientQuery } from '../../shared/clients';
import { t } from '../../shared/texts';

/** How the client's agreement came about, and its log: what the partners themselves read. */
export function TimelineScreen({ clientId }: { clientId: string }) {
  const { data: client } = useSuspenseQuery(clientQuery(useAttorney().id, clientId));
  return (
    <Stack gap={6}>
      <Text tone="secondary">{t('timeline.lead', { name: client.firstName ?? clientName(client) })}</Text>
      <Timeline documentId={client.documentId} now={new Date()} />
    </Stack>
  );
}
