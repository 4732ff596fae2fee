import {
  attorneyAdminUpdateSchema,
  attorneyApplicationSchema,
  attorneySchema,
  attorneyStateSchema,
  lawFirmCreationSchema,
  lawFirmSchema,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { documentsOf } from '../../records/documents/document.repository';
import { averageRatingsOf, pendingReviewsOf } from '../../records/reviews/review.repository';
import { userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { applyAsAttorney } from './apply';
import { attorneyPolicy, type AttorneySubject, isOwnRecord } from '../../records/attorneys/attorney.policy';
import {
  licensesSeenBy,
  presentAttorney,
  presentAttorneyState,
  presentLawFirm,
} from '../../records/attorneys/attorney.presenter';
import {
  attorneyViews,
  getAttorneyView,
  loadAttorneySubject,
  updateAttorney,
} from '../../records/attorneys/attorney.repository';
import { insertLawFirm, leadNameOf } from '../../records/attorneys/law-firm.repository';
import { changeAttorney } from './change-attorney';
import { attorneyClientDetailSchema, clientDetail } from './client-detail';
import { findClient } from './client-list';
import { clientPage, clientPageQuery, clientPageSchema } from './client-page';

const attorneyParams = z.object({ id: idSchema, aid: idSchema });
const clientParams = attorneyParams.extend({ clientId: idSchema });

/** Messages and answers are the attorney's and nobody else's. */
const readerOf = ({ actor, now, subject }: Work & { subject: AttorneySubject }) => ({
  now,
  isAttorney: isOwnRecord(actor, subject),
});

const shared = {
  tag: 'attorneys',
  params: attorneyParams,
  policy: attorneyPolicy,
} as const;

export const attorneyOperations = [
  operation({
    route: 'GET /users/{id}/attorneys',
    id: 'attorneys.listOfUser',
    summary: 'The attorney record of an attorney; the attorneys of a customer',
    tag: 'attorneys',
    params: idParam,
    response: z.array(attorneySchema),
    policy: userPolicy,
    action: 'readOwn',
    load: ({ tx, params }) => loadUserSubject(tx, params.id),
    handle: async ({ tx, subject, actor }) => {
      const own = await attorneyViews(tx, [subject.id]);
      if (own.length > 0) {
        const averages = await averageRatingsOf(tx, [subject.id]);
        const averageRating = averages.get(subject.id) ?? null;
        const pendingReviews = await pendingReviewsOf(tx, subject.id);
        return own.map((view) => ({ ...presentAttorney(view, actor), averageRating, pendingReviews }));
      }
      const documents = await documentsOf(tx, subject.id);
      const ids = documents.flatMap((document) => {
        const attorneyId = document.userAId === subject.id ? document.attorneyAId : document.attorneyBId;
        return attorneyId === null ? [] : [attorneyId];
      });
      return (await attorneyViews(tx, [...new Set(ids)])).map((view) => presentAttorney(view, actor));
    },
  }),
  operation({
    ...shared,
    route: 'POST /users/{id}/attorneys/{aid}/application',
    id: 'attorneys.apply',
    summary: 'Sends the application form, once',
    isOurs: true,
    body: attorneyApplicationSchema,
    response: attorneySchema,
    action: 'apply',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async (call) => {
      const { tx, subject, actor } = call;
      await applyAsAttorney(call, subject.attorney.id, call.body);
      call.audit({ subjectKind: 'attorney', subjectId: subject.attorney.id });
      return presentAttorney(await getAttorneyView(tx, subject.attorney.id), actor);
    },
  }),
  operation({
    ...shared,
    route: 'PATCH /users/{id}/attorneys/{aid}',
    id: 'attorneys.update',
    summary: 'Changes an attorney’s profile; admins also change stage, firm and lead',
    body: attorneyAdminUpdateSchema,
    response: attorneySchema,
    action: 'update',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async (call) => presentAttorney(await changeAttorney(call), call.actor),
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/attorneys/{aid}/law-firms',
    id: 'attorneys.listLawFirms',
    summary: 'The firm of an attorney, and who leads it',
    response: z.array(lawFirmSchema),
    action: 'readLawFirms',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, subject, actor }) => {
      const { lawFirm } = await getAttorneyView(tx, subject.attorney.id);
      if (lawFirm === null) return [];
      return [{ ...presentLawFirm(lawFirm, actor), leadName: await leadNameOf(tx, lawFirm.id) }];
    },
  }),
  operation({
    ...shared,
    route: 'POST /users/{id}/attorneys/{aid}/law-firms',
    id: 'attorneys.addLawFirm',
    summary: 'Adds a firm for an admin to approve, led by the attorney',
    body: lawFirmCreationSchema,
    response: lawFirmSchema,
    status: 201,
    action: 'addLawFirm',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    handle: async ({ tx, subject, body, actor, now }) => {
      const { id } = subject.attorney;
      const row = await insertLawFirm(tx, body, { by: id, now });
      await updateAttorney(tx, id, { lawFirmId: row.id, isLawFirmLead: true }, id, now);
      return presentLawFirm(row, actor);
    },
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/attorneys/{aid}/attorney-states',
    id: 'attorneys.listStates',
    summary: 'Where an attorney is licensed',
    response: z.array(attorneyStateSchema),
    action: 'readStates',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, subject, actor }) =>
      licensesSeenBy(await getAttorneyView(tx, subject.attorney.id), actor).map(presentAttorneyState),
  }),
  operation({
    ...shared,
    route: 'GET /users/{id}/attorneys/{aid}/clients',
    id: 'attorneys.listClients',
    summary: 'The clients of an attorney, a page of them; the nearest deadline first unless another order is asked for',
    description:
      'OPEN: everything that is not past. WAITING: what also waits on the dashboard. PAST: notarized more than 90 days ago. ' +
      'Without a view: all of them. A page begins beside the row that `after` or `before` names, where that row is in the ' +
      'order now: rows that come, go or change elsewhere move nothing. A row that is no longer in the list gives an empty page.',
    query: clientPageQuery,
    response: clientPageSchema,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: (call) => clientPage(call.tx, call.subject.attorney.id, call.query, readerOf(call)),
  }),
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/clients/{clientId}',
    id: 'attorneys.readClient',
    summary: 'One client of an attorney',
    tag: 'attorneys',
    params: clientParams,
    response: attorneyClientDetailSchema,
    policy: attorneyPolicy,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async (call) => {
      const client = await findClient(call.tx, call.subject.attorney.id, call.params.clientId, readerOf(call));
      if (client === undefined) throw problem('NOT_FOUND');
      return clientDetail(call, call.subject.attorney.id, client);
    },
  }),
];
