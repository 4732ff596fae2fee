import type { ScreenAddress, ScreenData } from '@troth/portal/screen-data';
import { statesQuery } from '@troth/portal/states';
import { servicesQuery } from '../features/account/queries';
import { pageQueryAt } from '../features/clients/matters';
import {
  AgreementScreen,
  AnswersScreen,
  ClientYears,
  DisclosureScreen,
  TimelineScreen,
} from '../features/clients/part-screens';
import { clientPart } from '../features/clients/parts';
import { commitQuery, counselQuery, groupsQuery, historyQuery, sectionsQuery } from '../features/clients/queries';
import { disclosureQuery, disclosureSummaryQuery } from '../features/clients/disclosure-queries';
import { monthQuery, weekQuery } from '../features/dashboard/queries';
import { notesQuery } from '../features/notes/queries';
import { reviewFilterAt, reviewsQuery, statusOf } from '../features/reviews/queries';
import { callsQuery, EVENT_FILTERS } from '../shared/appointments';
import { attorneyQuery } from '../shared/attorney';
import { awayQuery } from '../shared/away';
import { type ClientDetail, clientPageQuery, clientQuery } from '../shared/clients';
import { payoutItemsQuery } from '../shared/payout-items';
import { repliesQuery } from '../shared/replies';
import { signingDaysQuery } from '../shared/signing-days';
import { tasksQuery } from '../shared/tasks';
import { generationQuery } from '../shared/versions';

/** For screens that only an approved attorney reaches. */
const approved =
  (data: (attorneyId: string, address: ScreenAddress) => void): ScreenData =>
  (address) => {
    const attorney = address.ask(attorneyQuery(address.userId));
    if (attorney?.stage === 'APPROVED') data(attorney.id, address);
  };

export const dashboardData = approved((id, { ask }) => {
  const now = new Date();
  ask(clientPageQuery(id, { limit: 1 }));
  ask(tasksQuery(id));
  ask(weekQuery(id, now));
  ask(awayQuery(id));
  ask(signingDaysQuery(id));
  ask(monthQuery(id, now));
});

export const clientsData = approved((id, { ask, search }) => {
  ask(statesQuery);
  ask(clientPageQuery(id, pageQueryAt(search)));
});

export const appointmentsData = approved((id, { ask, search }) => {
  if (search.get('view') === 'week') return;
  ask(callsQuery(id, { filter: EVENT_FILTERS.find((each) => each === search.get('filter')) ?? 'future' }));
});

export const payoutsData = approved((id, { ask }) => {
  ask(payoutItemsQuery(id));
});

export const reviewsData = approved((id, { askPages, search }) => {
  askPages(reviewsQuery(id, statusOf(reviewFilterAt(search))));
});

/** The state of the payout account is the provider's: the screen itself asks for it. */
export const accountData = approved((id, { ask, askAhead }) => {
  ask(awayQuery(id));
  askAhead(servicesQuery(id));
  askAhead(repliesQuery(id));
});

type PartData = (client: ClientDetail, address: ScreenAddress & { readonly attorneyId: string }) => void;

const disclosureData: PartData = ({ documentId }, { ask, look, load }) => {
  load(DisclosureScreen);
  look(generationQuery(documentId));
  for (const { userId } of ask(counselQuery(documentId))?.sides ?? []) {
    if (userId === null) continue;
    look(disclosureSummaryQuery({ userId, documentId }));
    look(disclosureQuery({ userId, documentId }));
  }
};

const partData: Readonly<Record<string, PartData>> = {
  answers: ({ documentId, id: clientId }, { ask, look, load, search, attorneyId }) => {
    load(AnswersScreen);
    const where = { attorneyId, clientId, documentId };
    const asked = ask(sectionsQuery(where))?.filter(({ status }) => status !== 'NOT_APPLICABLE') ?? [];
    const open = asked.find(({ id }) => id === search.get('section')) ?? asked[0];
    if (open !== undefined) look(groupsQuery(where, open.id));
  },
  disclosure: disclosureData,
  agreement: ({ documentId }, { ask, look, load, search }) => {
    load(AgreementScreen);
    ask(counselQuery(documentId));
    const commits = look(historyQuery(documentId)) ?? [];
    const shown = commits.find(({ commitAt }) => commitAt === search.get('version')) ?? commits[0];
    if (shown !== undefined) look(commitQuery(documentId, shown.commitAt));
  },
  notes: ({ id: clientId }, { ask, attorneyId }) => {
    ask(notesQuery({ attorneyId, clientId }));
  },
  timeline: (_client, { load }) => load(TimelineScreen),
  years: (_client, { load }) => load(ClientYears),
};

export const clientData = approved((attorneyId, address) => {
  const { params, search, ask } = address;
  ask(statesQuery);
  const client = ask(clientQuery(attorneyId, params['clientId'] ?? ''));
  // Until the attorney says that they can act, nothing of the couple opens.
  if (client === undefined || client.isConflictOpen) return;
  const view = search.get('view') ?? '';
  partData[view === 'timeline' || view === 'years' ? view : clientPart(view)]?.(client, { ...address, attorneyId });
});

/** Requested in parallel with the attorney's record, which the frame waits for; the API refuses these to anyone who may not edit. ADR 0221. */
export const editorData: ScreenData = ({ ask, askAhead, look, userId: attorneyId, params: { documentId = '' } }) => {
  const [newest] = look(historyQuery(documentId)) ?? [];
  if (newest !== undefined) look(commitQuery(documentId, newest.commitAt));
  ask(counselQuery(documentId));
  const [client] = ask(clientPageQuery(attorneyId, { documentId, limit: 1 }))?.clients ?? [];
  if (client !== undefined) askAhead(clientQuery(attorneyId, client.id));
};
