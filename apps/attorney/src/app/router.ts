import { layout, redirect, screen } from '@troth/portal/routes';
import type { RouteObject } from 'react-router';
import {
  accountData,
  appointmentsData,
  clientData,
  clientsData,
  dashboardData,
  editorData,
  payoutsData,
  reviewsData,
} from './screen-data';

/**
 * The screens of this portal, behind the gate; which of them an attorney reaches is the shell's to decide, by stage.
 * Portals spec §2 "Attorney routes"; each loads when it is first visited.
 */
export const routes: readonly RouteObject[] = [
  layout(() => import('./shell'), 'AttorneyShell', [
    screen('/', () => import('../routes/dashboard'), 'DashboardRoute', dashboardData),
    screen('/attorney/form', () => import('../routes/form'), 'FormRoute'),
    screen('/attorney/clients', () => import('../routes/clients'), 'ClientsRoute', clientsData),
    screen('/attorney/clients/:clientId', () => import('../routes/client'), 'ClientRoute', clientData),
    screen('/attorney/appointments', () => import('../routes/appointments'), 'AppointmentsRoute', appointmentsData),
    screen('/attorney/appointments/hours', () => import('../routes/hours'), 'HoursRoute'),
    screen('/attorney/reviews', () => import('../routes/reviews'), 'ReviewsRoute', reviewsData),
    screen('/attorney/payouts', () => import('../routes/payouts'), 'PayoutsRoute', payoutsData),
    screen('/attorney/account', () => import('../routes/account'), 'AccountRoute', accountData),
    screen(
      '/attorney/stripe-onboarding-refresh',
      () => import('../routes/onboarding-refresh'),
      'OnboardingRefreshRoute',
    ),
    screen('/documents/:documentId/editor', () => import('../routes/editor'), 'EditorRoute', editorData),
    screen('/attorney/help', () => import('../routes/help'), 'HelpRoute'),
    redirect('*', '/'),
  ]),
];
