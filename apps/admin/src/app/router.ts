import { layout, redirect, screen } from '@troth/portal/routes';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import {
  appointmentsData,
  attorneyData,
  attorneysData,
  lawFirmData,
  lawFirmsData,
  ledgerData,
  payoutsData,
  reviewsData,
  statesData,
  userData,
  usersData,
} from './screen-data';

/** The screens of this portal, behind the gate. Portals spec §2 "Admin routes"; anything else goes to the users. */
export const routes: readonly RouteObject[] = [
  layout(() => import('./shell'), 'AdminShell', [
    screen('/admin/users', () => import('../routes/users'), 'UsersRoute', usersData),
    screen('/admin/users/:id/:part?', () => import('../routes/user'), 'UserRoute', userData),
    screen('/admin/attorneys', () => import('../routes/attorneys'), 'AttorneysRoute', attorneysData),
    screen('/admin/attorneys/:attorneyId', () => import('../routes/attorney'), 'AttorneyRoute', attorneyData),
    screen('/admin/attorneys/:attorneyId/clients', () => import('../routes/attorney-clients'), 'AttorneyClientsRoute'),
    screen(
      '/admin/attorney-appointments',
      () => import('../routes/appointments'),
      'AppointmentsRoute',
      appointmentsData,
    ),
    screen('/admin/attorney-reviews', () => import('../routes/reviews'), 'ReviewsRoute', reviewsData),
    screen('/admin/law-firms', () => import('../routes/law-firms'), 'LawFirmsRoute', lawFirmsData),
    screen('/admin/law-firms/:lawFirmId', () => import('../routes/law-firm'), 'LawFirmRoute', lawFirmData),
    screen('/admin/states', () => import('../routes/states'), 'StatesRoute', statesData),
    screen('/admin/states/:id', () => import('../routes/state'), 'StateRoute'),
    screen('/admin/attorney/payouts', () => import('../routes/payouts'), 'PayoutsRoute', payoutsData),
    screen('/admin/discounts', () => import('../routes/discounts'), 'DiscountsRoute'),
    screen('/admin/library-groups', () => import('../routes/library-groups'), 'LibraryGroupsRoute'),
    screen('/admin/library-groups/:id', () => import('../routes/library-group'), 'LibraryGroupRoute'),
    screen('/admin/counsel', () => import('../routes/counsel'), 'CounselRoute'),
    screen('/admin/counsel/:stateId', () => import('../routes/counsel-state'), 'CounselStateRoute'),
    screen('/admin/ledger', () => import('../routes/ledger'), 'LedgerRoute', ledgerData),
    screen('/admin/exchange-rates', () => import('../routes/exchange-rates'), 'ExchangeRatesRoute'),
    screen('/documents/:documentId/editor', () => import('../routes/editor'), 'EditorRoute'),
    screen('/admin/help', () => import('../routes/help'), 'HelpRoute'),
    screen('/admin/account', () => import('../routes/account'), 'AccountRoute'),
    redirect('*', paths.users()),
  ]),
];
