import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { SandboxBand } from '@troth/ui/sandbox-band';
import { t } from '../../shared/texts';

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => unwrap(api.GET('/health', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Says in every screen that payments are only played, so that nobody takes them for real ones. */
export function SandboxNotice() {
  const { data } = useQuery(healthQuery);
  if (data?.sandboxes.includes('payments') !== true) return null;
  return <SandboxBand>{t('sandbox.payments')}</SandboxBand>;
}
