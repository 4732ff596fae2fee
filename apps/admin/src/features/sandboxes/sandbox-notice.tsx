import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { SandboxBand } from '@troth/ui/sandbox-band';
import { t } from '../../shared/texts';

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => unwrap(api.GET('/health', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Says in every screen what is only played, so that nobody takes it for real. */
export function SandboxNotice() {
  const { data } = useQuery(healthQuery);
  const played = data?.sandboxes ?? [];
  if (played.length === 0) return null;
  return <SandboxBand>{played.map((sandbox) => t(`sandbox.${sandbox}`)).join(' ')}</SandboxBand>;
}
