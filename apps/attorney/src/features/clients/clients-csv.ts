import { csvFile } from '@troth/domain/csv';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Client, clientName, clientStage, type FormerClient } from '../../shared/clients';
import { localDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import { callText, counselText, formerName } from './words';

/** The list as a spreadsheet reads it, with days as `YYYY-MM-DD`. */
export function clientsCsv(
  clients: readonly Client[],
  stateName: (stateId: string | null) => string | null,
  former: readonly FormerClient[] = [],
): string {
  const head = [
    t('clients.name'),
    t('clients.email'),
    t('clients.service'),
    t('clients.state'),
    t('clients.partner'),
    t('clients.counsel'),
    t('clients.call'),
    t('clients.agreement'),
    t('clients.step'),
    t('clients.deadline'),
    t('clients.wedding'),
    t('clients.former.reason'),
    t('clients.former.endedAt'),
  ];
  const services = (of: Client | FormerClient) =>
    of.services.map((service) => enumerationLabel(say, 'attorneyServiceType', service)).join(', ');

  const rows = clients.map((client) => [
    clientName(client),
    client.email,
    services(client),
    stateName(client.stateId) ?? '',
    client.partnerName ?? '',
    counselText(client),
    callText(client),
    t(`clients.stage.${clientStage(client)}`),
    client.nextDeadline === null ? '' : t(`clients.step.${client.nextDeadline.step}`),
    client.nextDeadline?.on ?? '',
    client.weddingDate ?? '',
    '',
    '',
  ]);
  const ended = former.map((client) => [
    formerName(client),
    '',
    services(client),
    // All between the service and how it ended is closed to the attorney.
    ...Array.from({ length: 8 }, () => ''),
    t(`clients.former.${client.reason}`),
    client.endedAt === null ? '' : localDay(new Date(client.endedAt)),
  ]);
  return csvFile([head, ...rows, ...ended]);
}
