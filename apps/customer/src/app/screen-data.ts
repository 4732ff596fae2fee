import { isImported } from '@troth/domain/documents';
import { clauseDiscussionsQuery } from '@troth/portal/clause-discussions';
import type { ScreenAddress, ScreenData } from '@troth/portal/screen-data';
import { exchangeRatesQuery } from '@troth/portal/exchange-rates';
import { statesQuery } from '@troth/portal/states';
import { disputesQuery, resolutionsQuery } from '../features/alignment/queries';
import { canBuyServices, eligibilityQuery, servicesBoughtQuery } from '../features/attorney-services/queries';
import { disclosureQuery, summaryQuery } from '../features/disclosure/queries';
import {
  commitQuery,
  filesQuery,
  generationQuery,
  historyQuery,
  regenerationQuery,
  viewedQuery,
} from '../features/documents/queries';
import { notarizationsQuery, outlookQuery } from '../features/notarization/queries';
import { cartTotalsQuery, paidCartsQuery, productsQuery, purchasesQuery } from '../features/payment/queries';
import { receivedInvitationsQuery, sentInvitationQuery } from '../features/partner/queries';
import {
  answersQuery,
  groupsQuery,
  outlineQuery,
  sectionQuery,
  sectionsQuery,
  slugOf,
} from '../features/questionnaire/queries';
import { reviewsNeededQuery } from '../features/reviews/queries';
import { vaultQuery } from '../features/vault/queries';
import { documentsQuery } from '../shared/document';
import { journeyQuery } from '../shared/journey';
import { openCartQuery } from '../shared/open-cart';
import { paths } from '../shared/paths';
import { videosQuery } from '../shared/videos';

const askForDocument = ({ ask, userId }: ScreenAddress) =>
  ask(documentsQuery(userId))?.find(({ isActive }) => isActive);

export const dashboardData: ScreenData = ({ ask, askAhead, userId }) => {
  const journey = ask(journeyQuery(userId));
  if (journey === undefined) return;
  // In the rail, and last on the page.
  if (canBuyServices(journey)) askAhead(eligibilityQuery(userId));
  if (journey.isPaid) askAhead(reviewsNeededQuery(userId));
  if (journey.partner !== null) return;
  ask(receivedInvitationsQuery(userId));
  if (journey.documentId !== null) askAhead(sentInvitationQuery(userId));
};

export const sectionData: ScreenData = ({ ask, askAhead, userId, params }) => {
  const slug = params['section'] ?? '';
  const journey = ask(journeyQuery(userId));
  const section = journey?.sections.find(({ path }) => path === `${paths.questionnaire()}/${slug}`);
  if (section === undefined || section.lock === 'PRENUP_NOT_PAID') return;
  ask(sectionQuery(userId, slug));
  for (const { videos } of ask(groupsQuery(userId, slug)) ?? [])
    for (const { location } of videos) if (location !== null) ask(videosQuery(location, journey?.stateId ?? null));
  ask(answersQuery(userId));
  ask(outlineQuery(userId));
  // The first section begins with the state.
  if (section === journey?.sections[0]) askAhead(statesQuery);
};

export const answersData: ScreenData = ({ ask, userId }) => {
  ask(journeyQuery(userId));
  ask(answersQuery(userId));
  for (const section of ask(sectionsQuery(userId)) ?? []) ask(groupsQuery(userId, slugOf(section)));
};

export const paymentData: ScreenData = ({ ask, askAhead, userId }) => {
  ask(journeyQuery(userId));
  ask(documentsQuery(userId));
  ask(productsQuery());
  const cart = ask(openCartQuery(userId));
  if (cart !== undefined) ask(cartTotalsQuery(userId, cart?.id ?? null));
  ask(purchasesQuery(userId));
  askAhead(paidCartsQuery(userId));
};

export const alignmentData: ScreenData = ({ ask, askAhead, userId }) => {
  ask(documentsQuery(userId));
  ask(disputesQuery(userId));
  const journey = ask(journeyQuery(userId));
  if (journey?.documentId != null && journey.alignment.access === 'OPEN')
    askAhead(resolutionsQuery(userId, journey.documentId));
};

export const disclosureData: ScreenData = (address) => {
  const { ask, askAhead, userId } = address;
  const document = askForDocument(address);
  if (ask(journeyQuery(userId))?.isPaid !== true || document === undefined) return;
  // For amounts in other currencies. Small, and not worth a wait for whether there are any.
  askAhead(exchangeRatesQuery());
  for (const partnerId of [document.userAId, document.userBId]) {
    if (partnerId === null) continue;
    const place = { userId: partnerId, documentId: document.id };
    ask(summaryQuery(place, userId));
    ask(disclosureQuery(place, userId));
  }
};

export const documentsData: ScreenData = (address) => {
  const { ask, askAhead, userId } = address;
  ask(journeyQuery(userId));
  const document = askForDocument(address);
  if (document === undefined) return;
  const { id } = document;
  if (document.lastGeneratedAt === null) {
    ask(generationQuery(userId, id));
    askAhead(historyQuery(userId, id));
  } else {
    ask(historyQuery(userId, id));
    ask(regenerationQuery(userId, id));
  }
  askAhead(filesQuery(userId, id));
};

// No look: what partners read of their own agreement is not recorded.
export const vaultData: ScreenData = (address) => {
  const document = askForDocument(address);
  if (document !== undefined) address.ask(vaultQuery(address.userId, document.id));
};

export const reviewData: ScreenData = (address) => {
  const { ask, askAhead, userId, search } = address;
  ask(journeyQuery(userId));
  const document = askForDocument(address);
  if (document === undefined || document.lastGeneratedAt === null) return;
  const { id } = document;
  const isRepresented = document.attorneyAId !== null || document.attorneyBId !== null;
  if (isRepresented) askAhead(clauseDiscussionsQuery(userId, id));
  const asked = search.get('version');
  if (isImported(document) && asked === null) return;
  ask(viewedQuery(userId, id));
  const commits = ask(historyQuery(userId, id)) ?? [];
  const shown = commits.find(({ commitAt }) => commitAt === asked) ?? commits[0];
  if (shown !== undefined) ask(commitQuery(userId, id, shown.commitAt));
};

export const notarizeData: ScreenData = ({ ask, userId }) => {
  ask(documentsQuery(userId));
  const journey = ask(journeyQuery(userId));
  if (journey?.documentId == null || journey.document?.isNotarized === true) return;
  ask(outlookQuery(userId, journey.documentId));
  ask(notarizationsQuery(userId, journey.documentId));
};

export const servicesData: ScreenData = ({ ask, askAhead, userId }) => {
  ask(documentsQuery(userId));
  ask(eligibilityQuery(userId));
  ask(servicesBoughtQuery(userId));
  const journey = ask(journeyQuery(userId));
  if (journey !== undefined && canBuyServices(journey)) askAhead(openCartQuery(userId));
};
