import { render } from '@testing-library/react';
import { FakeApi, portalUnderTest } from '@troth/portal/testing';
import { aState } from '@troth/portal/testing-records';
import type { UiCatalog } from '@troth/ui/texts';
import { routes } from '../app/router';
import {
  aFirmDetail,
  aFirmSummary,
  anAttorney,
  aPurchasePage,
  anEvent,
  aPerson,
  aRatesOverview,
  aReview,
  ids,
  nothingWaits,
  onePage,
  somePeople,
} from './records';

/** An API that knows Morgan, three users and one application. */
export const anApi = () =>
  new FakeApi()
    .on('get', '/health', () => ({ status: 'ready', version: '1', sandboxes: [] }))
    .on('get', '/users/me', () => aPerson())
    .on('get', '/users/{id}/personal-tokens', () => [])
    .on('get', '/users/{id}/webhook-endpoints', () => [])
    .on('get', '/states', () => [aState(ids.iowa, 'Iowa', 'IA'), aState(ids.texas, 'Texas', 'TX')])
    .on('get', '/admin/users', () => ({ users: somePeople(), ...onePage(3) }))
    .on('get', '/admin/exchange-rates', () => aRatesOverview())
    .on('get', '/admin/attorneys', () => ({ attorneys: [anAttorney()], ...onePage(1) }))
    .on('get', '/admin/bar-registers', () => [
      { stateId: ids.iowa, keeper: 'Iowa Supreme Court', url: 'https://register.example/iowa', isRoll: true },
    ])
    .on('get', '/admin/attorneys/{id}', () => anAttorney())
    .on('get', '/users/{id}/attorneys/{aid}/clients', () => ({
      clients: [],
      former: [],
      ...onePage(0),
      views: { OPEN: 0, WAITING: 0, PAST: 0 },
      stateIds: [],
    }))
    .on('get', '/admin/purchase-items', () => aPurchasePage())
    .on('get', '/admin/attorneys/{id}/disciplinary-records', () => [])
    .on('get', '/admin/attorney-reviews', () => ({ reviews: [aReview()], ...onePage(1) }))
    .on('get', '/admin/events', () => ({ events: [anEvent()], ...onePage(1) }))
    .on('get', '/admin/declined-assignments', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/files', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/attorney-services', () => [])
    .on('get', '/admin/users/{id}/documents', () => [])
    .on('get', '/admin/users/{id}/actions', () => [])
    .on('get', '/admin/users/{id}/mails', () => [])
    .on('get', '/admin/saved-views/{list}', () => ({ views: [] }))
    .on('get', '/admin/waiting', () => nothingWaits())
    .on('get', '/admin/law-firms/{id}', () => aFirmDetail())
    .on('get', '/admin/law-firms', () => ({
      lawFirms: [aFirmSummary(), aFirmSummary({ id: ids.otherFirm, name: 'Garland Family Law', isApproved: true })],
      ...onePage(2),
    }));

/** Opens an address as Morgan. */
export function visit(path: string, catalog?: UiCatalog) {
  const { element, router, queryClient } = portalUnderTest({ portal: 'admin', routes, path, catalog });
  return { ...render(element), router, queryClient };
}
