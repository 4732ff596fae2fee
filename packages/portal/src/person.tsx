import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type components, unwrap } from '@troth/api-client';
import { api } from './api';
import type { PortalKind } from './environment';
import { bytesOf, isDeviceStorageOpen, openDeviceStorage } from './device-storage';
import { isMissing } from './errors';

/** The signed-in person as `GET users/me` gives them. */
export type Person = components['schemas']['User'];

/** The signed-in person. Null when the identity is known and no account was made for it yet. */
export const personQuery = queryOptions({
  queryKey: ['users', 'me'],
  queryFn: async ({ signal }): Promise<Person | null> => {
    try {
      const query = isDeviceStorageOpen() ? {} : { deviceKey: 'true' as const };
      const { deviceKey, ...person } = await unwrap(api.GET('/users/me', { params: { query }, signal }));
      // Before the screens, which read from it as they open. The key stays out of the cache; without it nobody is kept out.
      if (deviceKey !== undefined) await openDeviceStorage(bytesOf(deviceKey)).catch(() => undefined);
      return person;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The signed-in person, on screens behind the gate, where there always is one. */
export function usePerson(): Person {
  const { data } = useSuspenseQuery(personQuery);
  if (data === null) throw new Error('usePerson is for screens behind the gate');
  return data;
}

/** Which portal a person of each type belongs to. */
const portalOfType: Record<Person['userType'], PortalKind> = {
  CUSTOMER: 'customer',
  ATTORNEY: 'attorney',
  ADMIN: 'admin',
};

/**
 * Where the gate sends a signed-in person. Customer spec §2, portals spec §2; D1: signing in at another role's portal leads to one's own.
 */
export function destinationOf(person: Person | null, portal: PortalKind): 'stay' | 'noType' | PortalKind {
  const own = person === null ? undefined : portalOfType[person.userType];
  if (own === undefined) return 'noType';
  return own === portal ? 'stay' : own;
}

/** The display name: first name, else what stands before the @. */
export function shownName(person: Pick<Person, 'firstName' | 'lastName' | 'email'>): string {
  const name = [person.firstName, person.lastName]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ');
  return name === '' ? (person.email.split('@')[0] ?? person.email) : name;
}
