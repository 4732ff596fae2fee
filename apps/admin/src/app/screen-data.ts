import { readListAddress } from '@troth/portal/list-address';
import type { ScreenData } from '@troth/portal/screen-data';
import { statesQuery } from '@troth/portal/states';
import { EVENT_LIST, eventFilter, eventsQuery } from '../features/appointments/queries';
import {
  ATTORNEY_LIST,
  attorneyClientsQuery,
  attorneyFilter,
  attorneyQuery,
  attorneysQuery,
} from '../features/attorneys/queries';
import { adminStatesQuery } from '../features/law/queries';
import { LAW_FIRM_LIST, lawFirmFilter, lawFirmQuery, lawFirmsQuery } from '../features/law-firms/queries';
import { disputesQuery, postingKindAt, postingsQuery } from '../features/ledger/queries';
import { payoutFilterAt } from '../features/payouts/payout-address';
import { payoutListQueries, payoutSummaryQuery } from '../features/payouts/queries';
import { REVIEW_LIST, reviewPageQuery } from '../features/reviews/queries';
import {
  documentsQuery,
  mailsQuery,
  ticketsQuery,
  USER_LIST,
  userFilter,
  userQuery,
  usersQuery,
} from '../features/users/queries';
import { firmChoicesQuery } from '../shared/firms';
import { ledgerBalancesQuery } from '../shared/purchases';

export const usersData: ScreenData = ({ ask, search }) => {
  ask(statesQuery);
  const asked = readListAddress(USER_LIST, search);
  ask(usersQuery({ ...asked.query, ...userFilter(asked) }));
};

export const userData: ScreenData = ({ ask, params: { id = '', part } }) => {
  const user = ask(userQuery(id));
  if (part === 'mails') ask(mailsQuery(id));
  else if (part === 'tickets') ask(ticketsQuery(id));
  else if (part === undefined && user?.userType === 'CUSTOMER') ask(documentsQuery(id));
};

export const attorneysData: ScreenData = ({ ask, search }) => {
  ask(statesQuery);
  const asked = readListAddress(ATTORNEY_LIST, search);
  ask(attorneysQuery({ ...asked.query, ...attorneyFilter(asked) }));
};

export const attorneyData: ScreenData = ({ ask, askAhead, params: { attorneyId = '' } }) => {
  ask(attorneyQuery(attorneyId));
  askAhead(attorneyClientsQuery(attorneyId));
};

export const lawFirmsData: ScreenData = ({ ask, search }) => {
  const asked = readListAddress(LAW_FIRM_LIST, search);
  ask(lawFirmsQuery({ ...asked.query, ...lawFirmFilter(asked) }));
};

export const lawFirmData: ScreenData = ({ ask, params: { lawFirmId = '' } }) => void ask(lawFirmQuery(lawFirmId));

export const appointmentsData: ScreenData = ({ ask, search }) => {
  const asked = readListAddress(EVENT_LIST, search);
  ask(eventsQuery({ ...asked.query, ...eventFilter(asked) }));
};

export const reviewsData: ScreenData = ({ ask, search }) =>
  void ask(reviewPageQuery(readListAddress(REVIEW_LIST, search)));

export const statesData: ScreenData = ({ ask }) => void ask(adminStatesQuery);

export const payoutsData: ScreenData = ({ ask, askAhead, search }) => {
  const asked = payoutFilterAt(search, new Date());
  for (const query of Object.values(payoutListQueries(asked))) ask(query);
  ask(payoutSummaryQuery(asked.shownMonth));
  askAhead(ledgerBalancesQuery);
  askAhead(firmChoicesQuery(''));
};

export const ledgerData: ScreenData = ({ ask, askPages, search }) => {
  ask(ledgerBalancesQuery);
  ask(disputesQuery);
  askPages(postingsQuery(postingKindAt(search)));
};
