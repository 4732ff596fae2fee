import { StatusTag } from '@troth/ui/status-tag';
import { type Client, clientStage, clientStageTones } from './clients';
import { t } from './texts';

/** Where the client's agreement stands, in a word or two. */
export function ClientStageTag({ client }: { client: Client }) {
  const stage = clientStage(client);
  return <StatusTag tone={clientStageTones[stage]}>{t(`clients.stage.${stage}`)}</StatusTag>;
}
