import { render } from '@testing-library/react';
import { FakeApi, portalUnderTest } from '@troth/portal/testing';
import { aState, noArchive } from '@troth/portal/testing-records';
import type { UiCatalog } from '@troth/ui/texts';
import { routes } from '../app/router';
import { aCallPage, aClientPage, aCounsel, aFirm, anAttorney, frances, ids } from './people';

/** An API that knows Frances, an approved attorney without clients. */
export const anApi = () =>
  new FakeApi()
    .on('get', '/users/me', () => frances())
    .on('get', '/users/{id}/attorneys', () => [anAttorney()])
    .on('get', '/users/{id}/attorneys/{aid}/clients', () => aClientPage([]))
    .on('get', '/users/{id}/attorneys/{aid}/saved-replies', () => ({ replies: [] }))
    .on('get', '/users/{id}/attorneys/{aid}/saved-views', () => ({ views: [] }))
    .on('get', '/users/{id}/attorneys/{aid}/attorney-services', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/law-firms', () => [{ ...aFirm(), leadName: 'Marsh Hale' }])
    .on('get', '/users/{id}/attorneys/{aid}/events', () => aCallPage([]))
    .on('get', '/users/{id}/attorneys/{aid}/away', () => ({ away: [] }))
    .on('get', '/users/{id}/personal-tokens', () => [])
    .on('get', '/users/{id}/webhook-endpoints', () => [])
    .on('get', '/users/{id}/reminders', () => ({
      QUESTIONNAIRE: true,
      APPOINTMENTS: true,
      REVIEWS: true,
      PAYOUTS: true,
      CLIENT_NEWS: true,
    }))
    .on('get', '/users/{id}/calendar-feed', () => ({
      isActive: false,
      createdAt: null,
      lastReadAt: null,
      url: null,
      webcalUrl: null,
    }))
    .on('get', '/users/{id}/attorneys/{aid}/tasks', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/signing-days', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/payouts', () => [])
    .on('get', '/users/{id}/attorneys/{aid}/payouts/summary', () => ({ metCount: 0, earnedInCents: 0, dueInCents: 0 }))
    .on('get', '/documents/{id}/counsel', () => aCounsel())
    .on('get', '/documents/{id}/history', () => [])
    .on('get', '/documents/{id}/timeline', () => ({ items: [], before: null }))
    .on('get', '/documents/{id}/files', () => [])
    .on('get', '/documents/{id}/generation', () => ({ run: null, refusal: null, findings: [], leftOutQuestionIds: [] }))
    .on('get', '/users/{id}/attorneys/{aid}/clients/{cid}/internal-notes', () => [])
    .on('get', '/users/{id}/personal-archive', () => noArchive())
    .on('get', '/users/{id}/attorneys/{aid}/application-draft', () => ({ draft: null }))
    .on('put', '/users/{id}/attorneys/{aid}/application-draft', () => null as never)
    .on('get', '/users/{id}/support-tickets', () => [])
    .on('get', '/law-firms', () => [aFirm()])
    .on('get', '/states', () => [aState(ids.california, 'California', 'CA'), aState(ids.iowa, 'Iowa', 'IA')]);

/** Opens an address as Frances. */
export function visit(path: string, catalog?: UiCatalog) {
  const { element, router, queryClient } = portalUnderTest({ portal: 'attorney', routes, path, catalog });
  return { ...render(element), router, queryClient };
}
