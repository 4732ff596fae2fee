import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { joinWaitlist, leaveWaitlist, waitlistQuery } from './queries';

/** The postnup waitlist as the person stands on it. Customer spec §2 "California law popup". */
export function useWaitlist() {
  const { id: userId } = usePerson();
  const queryClient = useQueryClient();
  const { data } = useQuery(waitlistQuery(userId));
  const change = useMutation({
    mutationFn: (wish: 'join' | 'leave') => (wish === 'join' ? joinWaitlist(userId) : leaveWaitlist(userId)),
    onSuccess: (standing) => queryClient.setQueryData(waitlistQuery(userId).queryKey, standing),
  });
  return { isKnown: data !== undefined, joinedAt: data?.joinedAt ?? null, change };
}
