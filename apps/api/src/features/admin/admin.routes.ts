import { attorneySchema, attorneyStageSchema } from '@troth/domain/attorneys';
import { userSchema, userTypeSchema } from '@troth/domain/people';
import { idSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { adminPolicy } from '../../records/attorneys/attorney.policy';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { attorneyViews, getAttorneyView } from '../../records/attorneys/attorney.repository';
import { agreementDocumentSchema } from '@troth/domain/documents';
import { presentDocument } from '../../records/documents/document.presenter';
import { documentsOf, viewOf } from '../../records/documents/document.repository';
import { presentUser } from '../../records/users/user.presenter';
import { getUser } from '../../records/users/user.repository';
import { findUsers, USER_SORTS } from './find-users';

const PAGE_SIZE = 25;
const LARGEST_PAGE = 100;

const documentStageSchema = z
  .enum(['NO_STATE_YET', 'QUESTIONNAIRE', 'GENERATED', 'IN_EDITOR', 'REVIEWED', 'FINALIZED'])
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
  })
  .meta({ id: 'UserSummary', description: 'A user in the list of the admin portal.' });

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

export const adminOperations = [
  operation({
    route: 'GET /admin/users',
    id: 'admin.listUsers',
    summary: 'Users, found by a part of their name or e-mail; the newest first unless sorted otherwise',
    tag: 'admin',
    query: z.object({
      search: shortText.optional(),
      userType: userTypeSchema.optional(),
      /** Of the active document, or of a licence. */
      stateId: idSchema.optional(),
      sort: z.enum(USER_SORTS).default('CREATED'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
      ...pageQuery,
    }),
    response: z.object({ users: z.array(userSummarySchema), total: z.int() }).meta({ id: 'UserPage' }),
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const { rows, total } = await findUsers(tx, query);
      return { users: rows, total };
    },
  }),
  operation({
    route: 'GET /admin/users/{id}',
    id: 'admin.readUser',
    summary: 'One user with the documents that they are a party of',
    tag: 'admin',
    params: idParam,
    response: userSchema.extend({ documents: z.array(agreementDocumentSchema) }).meta({ id: 'UserDetail' }),
    policy: adminPolicy,
    action: 'read',
    load: noSubject,
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
    route: 'GET /admin/attorneys',
    id: 'admin.listAttorneys',
    summary: 'Attorneys with their firms and licences; applications that wait come first',
    tag: 'admin',
    query: z.object({ stage: attorneyStageSchema.optional() }),
    response: z.array(attorneySchema),
    policy: adminPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query, actor }) => {
      let select = tx
        .selectFrom('attorneys')
        .select(['id', 'stage', 'submittedAt', 'createdAt'])
        .where('deletedAt', 'is', null);
      if (query.stage !== undefined) select = select.where('stage', '=', query.stage);
      const rows = await select.orderBy('createdAt', 'desc').execute();
      const waiting = rows.filter((row) => row.stage === 'UNDER_REVIEW');
      const others = rows.filter((row) => row.stage !== 'UNDER_REVIEW');
      const views = await attorneyViews(
        tx,
        [...waiting, ...others].map((row) => row.id),
      );
      return views.map((view) => presentAttorney(view, actor));
    },
  }),
  operation({
    route: 'GET /admin/attorneys/{id}',
    id: 'admin.readAttorney',
    summary: 'One attorney with firm and licences',
    tag: 'admin',
    params: idParam,
    response: attorneySchema,
    policy: adminPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, params, actor }) => presentAttorney(await getAttorneyView(tx, params.id), actor),
  }),
];
