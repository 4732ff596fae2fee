import { render } from '@testing-library/react';
import { FakeApi, portalUnderTest } from '@troth/portal/testing';
import { aState, noArchive } from '@troth/portal/testing-records';
import type { UiCatalog } from '@troth/ui/texts';
import { routes } from '../app/router';
import { aJourney, aPerson, ids, theSections } from './couple';

/** An API that knows Alex of New York and nothing more. */
export const anApi = () =>
  new FakeApi()
    .on('get', '/users/me', () => aPerson())
    .on('get', '/users/{id}/journey', () => aJourney())
    .on('get', '/states', () => [aState(ids.california, 'California', 'CA'), aState(ids.newYork, 'New York', 'NY')])
    .on('get', '/users/{id}/questionnaire-sections', () => theSections())
    .on('get', '/users/{id}/questionnaire-sections/{section}/groups', () => [])
    .on('get', '/users/{id}/answers', () => [])
    .on('get', '/videos', () => [])
    .on('get', '/users/{id}/documents/invites', () => [])
    .on('get', '/users/{id}/personal-archive', () => noArchive())
    .on('get', '/users/{id}/deletion', () => ({
      obstacles: [],
      erased: ['ACCOUNT' as const],
      kept: [{ what: 'AUDIT_LOG' as const, until: 'ALWAYS' as const }],
      version: 'v1',
      scheduled: null,
    }))
    .on('get', '/users/{id}/reminders', () => ({
      QUESTIONNAIRE: true,
      APPOINTMENTS: true,
      REVIEWS: true,
      PAYOUTS: true,
      CLIENT_NEWS: true,
    }))
    .on('get', '/users/{id}/support-tickets', () => [])
    .on('get', '/users/{id}/invite', () => ({ invitation: null }))
    .on('get', '/users/{id}/products/attorney-services/eligibility', () => ({
      isEligible: false,
      reason: 'PRENUP_NOT_PAID' as const,
      services: [],
      savingsClaim: null,
    }));

/** Opens an address of the portal as a signed-in person; `catalog` is that of the components, English without it. */
export function visit(path: string, catalog?: UiCatalog) {
  const { element, router, queryClient } = portalUnderTest({ portal: 'customer', routes, path, catalog });
  return { ...render(element), router, queryClient };
}
