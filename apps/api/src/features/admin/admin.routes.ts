import { attorneySchema, attorneyStageSchema } from '@troth/domain/attorneys';
import { fullName, userSchema, userTypeSchema } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { booleanQuery, idParam } from '../../kernel/http/common-schemas';
import type { Tx } from '../../kernel/database/database';
import { directionQuery, pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import { listFile } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { adminPolicy } from '../../records/attorneys/attorney.policy';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { getAttorneyView } from '../../records/attorneys/attorney.repository';
import { agreementDocumentSchema, DOCUMENT_STAGES } from '@troth/domain/documents';
import { presentDocument } from '../../records/documents/document.presenter';
import { documentsOf, viewOf } from '../../records/documents/document.repository';
import { findAnything, FOUND_KINDS } from '../../records/search/find-anything';
import { listStates } from '../../records/states/state.repository';
import { presentUser } from '../../records/users/user.presenter';
import { getUser } from '../../records/users/user.repository';
import { ATTORNEY_SORTS, findAttorneys } from '../../records/attorneys/attorney-list.repository';
import { findUsers, USER_SORTS } from '../../records/users/user-list.repository';
import { adminWaitingSchema, countWaiting } from './waiting';

const documentStageSchema = z
  .enum(DOCUMENT_STAGES)
  .meta({ id: 'DocumentStage', description: 'The status of a document, in one word, for lists.' });

const userSummarySchema = userSchema
  .extend({
    /** The state of the active document; null for attorneys and admins, and before one is chosen. */
    stateId: idSchema.nullable(),
    /** Where an attorney is licensed, in the attorney's own order; empty for everyone else. */
    licensedStateIds: z.array(idSchema),
    documentId: idSchema.nullable(),
    documentStage: documentStageSchema.nullable(),
    /** Null for everyone who is not an attorney. */
    attorneyStage: attorneyStageSchema.nullable(),
    /** Whether the prenup of the active document is paid. */
    isPaid: z.boolean(),
    /** Since when on the list for postnups; null when not. */
    waitlistedAt: instantSchema.nullable(),
  })
  .meta({ id: 'UserSummary', description: 'A user in the list of the admin portal.' });

const foundSchema = z
  .object({
    kind: z.enum(FOUND_KINDS),
    id: idSchema,
    title: z.string(),
    detail: z.string(),
    /** The person whose page shows it; null where it has a page of its own. */
    userId: idSchema.nullable(),
  })
  .meta({ id: 'FoundThing', description: 'Something that the one search of the admin portal found.' });

const userFilter = {
  search: searchQuery,
  userType: userTypeSchema.optional(),
  /** Of the active document, or of a licence. */
  stateId: idSchema.optional(),
  isWaitlisted: booleanQuery.optional(),
  sort: z.enum(USER_SORTS).default('CREATED'),
  direction: directionQuery.default('descending'),
};

const attorneyFilter = {
  search: searchQuery,
  stage: attorneyStageSchema.optional(),
  /** Where licensed. */
  stateId: idSchema.optional(),
  lawFirmId: idSchema.optional(),
  sort: z.enum(ATTORNEY_SORTS).default('WAITING'),
  direction: directionQuery.default('descending'),
};

const file = {
  tag: 'admin',
  isOurs: true,
  changes: true,
  produces: 'text/csv',
  response: null,
  policy: adminPolicy,
  action: 'list',
  load: noSubject,
} as const;

/** The abbreviations of states, by id. */
const abbreviationsIn = async (tx: Tx) => {
  const states = await listStates(tx, undefined);
  return (ids: readonly string[]): string =>
    ids.flatMap((id) => states.find((state) => state.id === id)?.abbreviation ?? []).join(' ');
};

const shared = {
  tag: 'admin',
  policy: adminPolicy,
  load: noSubject,
} as const;

export const adminOperations = [
  operation({
    ...shared,
    route: 'GET /admin/waiting',
    id: 'admin.readWaiting',
    summary: 'How much waits for an admin: applications, licenses, firms, reviews, calls, tickets, disputes, payouts',
    isOurs: true,
    response: adminWaitingSchema,
    action: 'list',
    handle: ({ tx, now, services }) => countWaiting(tx, now, services.payouts.provider),
  }),
  operation({
    ...shared,
    route: 'GET /admin/search',
    id: 'admin.search',
    summary: 'People, firms, documents, purchases and codes by one search: a few of each',
    description:
      'By words of names and e-mail addresses, by codes, and by the beginnings of ids from four digits on. Needs two letters.',
    isOurs: true,
    query: z.object({ search: searchQuery }),
    response: z.array(foundSchema),
    action: 'list',
    handle: ({ tx, query }) => (query.search === undefined ? [] : findAnything(tx, query.search)),
  }),
  operation({
    ...shared,
    route: 'GET /admin/users',
    id: 'admin.listUsers',
    summary:
      'Users, found by words of name and e-mail or the beginning of an id; the newest first unless sorted otherwise',
    description:
      'Needs two letters, ignores case and accents, and lists matches at the start of a word first. Two letters match only the start of a word. The id is the user’s or a document’s, from four digits on.',
    query: z.object({ ...userFilter, ...pageQuery }),
    response: z.object({ users: z.array(userSummarySchema), ...pageShape }).meta({ id: 'UserPage' }),
    action: 'list',
    handle: async ({ tx, query }) => {
      const { rows, page } = await findUsers(tx, query);
      return { users: rows, ...page };
    },
  }),
  operation({
    ...file,
    route: 'GET /admin/users/export',
    id: 'admin.exportUsers',
    summary: 'The users of a filter as CSV',
    query: z.object(userFilter),
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'users' });
      return listFile<string>(services, {
        name: 'users.csv',
        columns: [
          'id',
          'name',
          'email',
          'type',
          'states',
          'document_id',
          'document_stage',
          'attorney_stage',
          'paid',
          'waitlisted_at',
          'last_active_at',
          'created_at',
        ],
        read: async (tx, after) => {
          const { rows, page } = await findUsers(tx, { ...query, ...pageOfFile(after) });
          const abbreviated = await abbreviationsIn(tx);
          return {
            rows: rows.map((user) => [
              user.id,
              fullName(user),
              user.email,
              user.userType,
              abbreviated(user.userType === 'ATTORNEY' ? user.licensedStateIds : [user.stateId ?? '']),
              user.documentId,
              user.documentStage,
              user.attorneyStage,
              user.isPaid,
              user.waitlistedAt,
              user.lastActiveAt,
              user.createdAt,
            ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/users/{id}',
    id: 'admin.readUser',
    summary: 'One user with the documents that they are a party of',
    params: idParam,
    response: userSchema.extend({ documents: z.array(agreementDocumentSchema) }).meta({ id: 'UserDetail' }),
    action: 'read',
    handle: async ({ tx, params, actor }) => {
      const user = await getUser(tx, params.id);
      const documents = [];
      for (const document of await documentsOf(tx, user.id)) {
        documents.push(presentDocument(await viewOf(tx, document), actor));
      }
      return { ...presentUser(user), documents };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/attorneys',
    id: 'admin.listAttorneys',
    summary: 'Attorneys with their firms and licences; applications that wait come first unless sorted otherwise',
    query: z.object({ ...attorneyFilter, ...pageQuery }),
    response: z.object({ attorneys: z.array(attorneySchema), ...pageShape }).meta({ id: 'AttorneyPage' }),
    action: 'list',
    handle: async ({ tx, query, actor }) => {
      const { views, page } = await findAttorneys(tx, query);
      return { attorneys: views.map((view) => presentAttorney(view, actor)), ...page };
    },
  }),
  operation({
    ...file,
    route: 'GET /admin/attorneys/export',
    id: 'admin.exportAttorneys',
    summary: 'The attorneys of a filter as CSV',
    query: z.object(attorneyFilter),
    handle: ({ services, query, actor, audit }) => {
      audit({ subjectKind: 'attorneys' });
      return listFile<string>(services, {
        name: 'attorneys.csv',
        columns: ['id', 'name', 'email', 'stage', 'firm', 'leads_firm', 'states', 'takes_new_clients', 'created_at'],
        read: async (tx, after) => {
          const { views, page } = await findAttorneys(tx, { ...query, ...pageOfFile(after) });
          const abbreviated = await abbreviationsIn(tx);
          return {
            rows: views
              .map((view) => presentAttorney(view, actor))
              .map((attorney) => [
                attorney.id,
                attorney.user == null ? null : fullName(attorney.user),
                attorney.user?.email ?? null,
                attorney.stage,
                attorney.lawFirm?.name ?? null,
                attorney.isLawFirmLead,
                abbreviated((attorney.attorneyStates ?? []).map(({ stateId }) => stateId)),
                attorney.isTakingNewClients,
                attorney.createdAt,
              ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/attorneys/{id}',
    id: 'admin.readAttorney',
    summary: 'One attorney with firm and licences',
    params: idParam,
    response: attorneySchema,
    action: 'read',
    handle: async ({ tx, params, actor }) => presentAttorney(await getAttorneyView(tx, params.id), actor),
  }),
];
