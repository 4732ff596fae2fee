import {
  attorneyDisciplinaryRecordSchema,
  disciplinaryRecordCreationSchema,
  disciplinaryRecordUpdateSchema,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { todayFor } from '../../kernel/http/today';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { getAttorney } from '../../records/attorneys/attorney.repository';
import { disciplineRepository, presentDiscipline } from '../../records/discipline/discipline.repository';
import { isState } from '../../records/states/state.repository';

/** What a bar has decided is for admins alone; couples never read it. */
const disciplinePolicy = { read: isAdmin, write: isAdmin } satisfies Policy<'write', unknown>;

const own = {
  tag: 'attorneys',
  policy: disciplinePolicy,
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => getAttorney(tx, params.id),
} as const;

/** @throws Problem VALIDATION_FAILED for a state that there is none of, or a day that is still to come */
async function requireKnown(
  tx: Tx,
  facts: { stateId?: string | undefined; recordDate?: string | undefined },
  now: Date,
) {
  const issues = [];
  if (facts.recordDate !== undefined && facts.recordDate > todayFor(null, now)) {
    issues.push({ path: ['recordDate'], message: text('discipline.future'), code: 'future' });
  }
  if (facts.stateId !== undefined && !(await isState(tx, facts.stateId))) {
    issues.push({ path: ['stateId'], message: text('discipline.state'), code: 'state_unknown' });
  }
  if (issues.length > 0) throw problem('VALIDATION_FAILED', { issues });
}

/** In the log, with the reason where one was given. */
async function record(
  call: Work & { readonly subject: { readonly id: string } },
  action: string,
  subjectId: string,
  reason: string | undefined,
): Promise<void> {
  const about = { subjectKind: 'disciplinaryRecord', subjectId };
  if (reason === undefined) call.audit(about);
  else await recordAdminAction(call, { ...about, action, userId: call.subject.id, reason });
}

export const disciplineOperations = [
  operation({
    ...own,
    route: 'GET /admin/attorneys/{id}/disciplinary-records',
    id: 'discipline.list',
    summary: 'What bars have decided about an attorney, the latest first',
    params: idParam,
    response: z.array(attorneyDisciplinaryRecordSchema),
    action: 'read',
    handle: async ({ tx, subject }) => (await disciplineRepository(tx).list(subject.id)).map(presentDiscipline),
  }),
  operation({
    ...own,
    route: 'POST /admin/attorneys/{id}/disciplinary-records',
    id: 'discipline.create',
    summary: 'Records a decision of a bar; a suspension or worse asks for the attorney to be deactivated',
    params: idParam,
    body: disciplinaryRecordCreationSchema,
    response: attorneyDisciplinaryRecordSchema,
    status: 201,
    action: 'write',
    handle: async (call) => {
      const { tx, subject, actor, now } = call;
      const { reason, ...body } = call.body;
      await requireKnown(tx, body, now);
      const row = await disciplineRepository(tx).insert(subject.id, body, { by: personOf(actor).id, now });
      await record(call, 'discipline.create', row.id, reason);
      return presentDiscipline(row);
    },
  }),
  operation({
    ...own,
    route: 'PATCH /admin/attorneys/{id}/disciplinary-records/{rid}',
    id: 'discipline.update',
    summary: 'Changes a disciplinary record, such as that it is resolved',
    description: '`If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed.',
    params: idParam.extend({ rid: idSchema }),
    body: disciplinaryRecordUpdateSchema,
    response: attorneyDisciplinaryRecordSchema,
    action: 'write',
    handle: async (call) => {
      const { tx, subject, params, actor, now, request } = call;
      const { reason, ...body } = call.body;
      const repository = disciplineRepository(tx);
      const before = await repository.hold(subject.id, params.rid);
      requireUnchanged(request, before, () => presentDiscipline(before));
      await requireKnown(tx, body, now);
      const row = await repository.update(before.id, body, { by: personOf(actor).id, now });
      await record(call, 'discipline.update', row.id, reason);
      return presentDiscipline(row);
    },
  }),
];
