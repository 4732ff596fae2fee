import type { QueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '@troth/domain/changes';

/** Of what changes elsewhere, messages and what waits are shown as they come; the rest is asked for with the next screen. */
export async function askAgain(
  queryClient: QueryClient,
  userId: string,
  topics: ReadonlySet<ChangeTopic>,
): Promise<void> {
  const isOfMessages = topics.has('chats');
  const isOfDocument = topics.has('document');
  await queryClient.invalidateQueries({
    // The list of clients says how many messages of each wait.
    predicate: ({ queryKey: [first, owner, ...rest] }) =>
      (first === 'users' &&
        owner === userId &&
        (rest.includes('tasks') ||
          (isOfDocument && rest.includes('clause-discussions')) ||
          (isOfMessages && (rest.includes('chats') || rest.includes('clients'))))) ||
      // A reader or an editor of a version is notified of a newer one, and of approvals.
      (first === 'documents' && isOfDocument && rest.length === 1 && (rest[0] === 'history' || rest[0] === 'counsel')),
  });
}
