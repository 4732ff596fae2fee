import { enumerationLabel, say } from '@troth/domain/messages';
import { type Client, clientName, clientStage } from '../../shared/clients';
import { asText, csvOf } from '../../shared/csv';
import { t } from '../../shared/texts';
import { callText, counselText } from './words';

/** The list as a spreadsheet reads it, with days as `YYYY-MM-DD`. */
export function clientsCsv(clients: readonly Client[], stateName: (stateId: string | null) => string | null): string {
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
  ];
  const rows = clients.map((client) => [
    asText(clientName(client)),
    asText(client.email),
    client.services.map((service) => enumerationLabel(say, 'attorneyServiceType', service)).join(', '),
    stateName(client.stateId) ?? '',
    asText(client.partnerName ?? ''),
    asText(counselText(client)),
    callText(client),
    t(`clients.stage.${clientStage(client)}`),
    client.nextDeadline === null ? '' : t(`clients.step.${client.nextDeadline.step}`),
    client.nextDeadline?.on ?? '',
    client.weddingDate ?? '',
  ]);
  return csvOf([head, ...rows]);
}
