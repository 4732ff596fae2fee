import { lawFirmSchema, lawFirmUpdateSchema } from '@troth/domain/attorneys';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { isAdmin, isUser, type Policy } from '../../kernel/http/policy';
import { presentLawFirm } from '../../records/attorneys/attorney.presenter';
import { getLawFirm } from '../../records/attorneys/attorney.repository';

/** The firms that one may join: for the application form, so for attorneys of every stage. */
const lawFirmPolicy = { read: isUser, list: isUser } satisfies Policy<'list', unknown>;

const adminLawFirmPolicy = { read: isAdmin, list: isAdmin, update: isAdmin } satisfies Policy<
  'list' | 'update',
  unknown
>;

export const lawFirmOperations = [
  operation({
    route: 'GET /law-firms',
    id: 'lawFirms.list',
    summary: 'Approved law firms, by name',
    tag: 'law-firms',
    response: z.array(lawFirmSchema),
    policy: lawFirmPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, actor }) => {
      const rows = await tx
        .selectFrom('lawFirms')
        .selectAll()
        .where('isApproved', '=', true)
        .where('deletedAt', 'is', null)
        .orderBy('name')
        .execute();
      return rows.map((row) => presentLawFirm(row, actor));
    },
  }),
  operation({
    route: 'GET /admin/law-firms',
    id: 'admin.listLawFirms',
    summary: 'Law firms, with those awaiting approval first',
    tag: 'law-firms',
    response: z.array(lawFirmSchema),
    policy: adminLawFirmPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, actor }) => {
      const rows = await tx
        .selectFrom('lawFirms')
        .selectAll()
        .where('deletedAt', 'is', null)
        .orderBy('isApproved')
        .orderBy('name')
        .execute();
      return rows.map((row) => presentLawFirm(row, actor));
    },
  }),
  operation({
    route: 'PATCH /admin/law-firms/{id}',
    id: 'admin.updateLawFirm',
    summary: 'Changes a law firm; approving it is the step before its attorneys',
    tag: 'law-firms',
    params: idParam,
    body: lawFirmUpdateSchema,
    response: lawFirmSchema,
    policy: adminLawFirmPolicy,
    action: 'update',
    load: noSubject,
    handle: async ({ tx, params, body, actor, now, audit }) => {
      if ((await getLawFirm(tx, params.id)) === undefined) throw problem('NOT_FOUND');
      const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const row = await tx
        .updateTable('lawFirms')
        .set({ ...changes, updatedAt: now, updatedById: actor.kind === 'person' ? actor.id : null })
        .where('id', '=', params.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      audit({ subjectKind: 'lawFirm', subjectId: row.id });
      return presentLawFirm(row, actor);
    },
  }),
];
