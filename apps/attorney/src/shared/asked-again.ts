import type { QueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '@troth/domain/changes';

/** Of what changes elsewhere, messages and what waits are shown as they come; the rest is asked for with the next screen. */
export async function askAgain(
  queryClient: QueryClient,
  userId: string,
  topics: ReadonlySet<ChangeTopic>,
): Promise<void> {
  const isOfMessages = topics.has('chats');
  await queryClient.invalidateQueries({
    // The list of clients says how many messages of each wait.
    predicate: ({ queryKey: [first, owner, ...rest] }) =>
      first === 'users' &&
      owner === userId &&
      (rest.includes('tasks') || (isOfMessages && (rest.includes('chats') || rest.includes('clients')))),
  });
}
