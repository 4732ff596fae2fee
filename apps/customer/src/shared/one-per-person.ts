import type { QueryClient } from '@tanstack/react-query';

/** Makes a thing once for each person in this browser tab: it outlives the screens that use it, not the sign-out. */
export function onePerPerson<Thing>(
  make: (queryClient: QueryClient, userId: string) => Thing,
): (queryClient: QueryClient, userId: string) => Thing {
  const made = new WeakMap<QueryClient, Map<string, Thing>>();
  return (queryClient, userId) => {
    const ofClient = made.get(queryClient) ?? new Map<string, Thing>();
    made.set(queryClient, ofClient);
    const thing = ofClient.get(userId) ?? make(queryClient, userId);
    ofClient.set(userId, thing);
    return thing;
  };
}
