import { render } from '@testing-library/react';
import { FakeApi, portalUnderTest } from '@troth/portal/testing';
import { aState } from '@troth/portal/testing-records';
import type { UiCatalog } from '@troth/ui/texts';
import { routes } from '../app/router';
import { aFirm, anAttorney, aPerson, aRatesOverview, ids, somePeople } from './records';

/** An API that knows Morgan, three users and one application. */
export const anApi = () =>
  new FakeApi()
    .on('get', '/health', () => ({ status: 'ready', version: '1', sandboxes: [] }))
    .on('get', '/users/me', () => aPerson())
    .on('get', '/states', () => [aState(ids.iowa, 'Iowa', 'IA'), aState(ids.texas, 'Texas', 'TX')])
    .on('get', '/admin/users', () => ({ users: somePeople(), total: 3 }))
    .on('get', '/admin/exchange-rates', () => aRatesOverview())
    .on('get', '/admin/attorneys', () => [anAttorney()])
    .on('get', '/admin/attorneys/{id}', () => anAttorney())
    .on('get', '/admin/law-firms', () => [
      aFirm(),
      aFirm({ id: ids.otherFirm, name: 'Garland Family Law', isApproved: true }),
    ]);

/** Opens an address as Morgan. */
export function visit(path: string, catalog?: UiCatalog) {
  const { element, router, queryClient } = portalUnderTest({ portal: 'admin', routes, path, catalog });
  return { ...render(element), router, queryClient };
}
