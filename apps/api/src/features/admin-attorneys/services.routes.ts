import { attorneyServiceSchema } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import { attorneyServiceTypeSchema } from '@troth/domain/purchases';
import { reasonSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { operation } from '../../kernel/http/operation';
import { present } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { getAttorney, updateAttorney } from '../../records/attorneys/attorney.repository';
import { insertServices, livePurchasesOf, servicesOf, updateService } from '../../records/attorneys/service.repository';

const servicesPolicy = { read: isAdmin, set: isAdmin } satisfies Policy<'set', unknown>;

/** One of each kind, at most. */
const servicesSchema = z
  .array(
    z.object({
      serviceType: attorneyServiceTypeSchema,
      bookingLink: z
        .url({ protocol: /^https$/, error: () => say('attorney.website') })
        .max(2000)
        .nullable(),
    }),
  )
  .max(2)
  .refine((list) => new Set(list.map(({ serviceType }) => serviceType)).size === list.length, {
    error: () => text('attorneyService.twice'),
  });

/** The whole list, as the specification has it; or with the reason, as the portal sends it. */
const servicesBodySchema = z
  .union([servicesSchema, z.strictObject({ services: servicesSchema, reason: reasonSchema })])
  .meta({ id: 'AttorneyServicesUpdate', description: 'What an attorney offers, as a whole list, and why.' });

const presentAll = async (tx: Tx, attorneyId: string) =>
  (await servicesOf(tx, attorneyId)).map((row) =>
    present(attorneyServiceSchema, row, { bookingLink: row.bookingLink }),
  );

export const adminAttorneyServiceOperations = [
  operation({
    route: 'PUT /admin/attorneys/{id}/attorney-services',
    id: 'adminAttorneyServices.set',
    summary: 'Sets what an attorney offers, as a whole list',
    description:
      'Refused (409) where somebody still has a service that would go. A link is an outside booking page. `If-Match` takes the milliseconds of the attorney’s `updatedAt`.',
    tag: 'attorneys',
    params: idParam,
    body: servicesBodySchema,
    response: z.array(attorneyServiceSchema),
    policy: servicesPolicy,
    action: 'set',
    load: ({ tx, params }) => getAttorney(tx, params.id, 'change'),
    handle: async (call) => {
      const { tx, subject, actor, now, audit, announce, request } = call;
      const body = Array.isArray(call.body) ? call.body : call.body.services;
      const by = personOf(actor).id;
      requireUnchanged(request, subject, () => presentAll(tx, subject.id));
      const before = await servicesOf(tx, subject.id);
      for (const service of before) {
        const kept = body.find(({ serviceType }) => serviceType === service.serviceType);
        if (kept === undefined) {
          const count = await livePurchasesOf(tx, subject.id, service.serviceType);
          if (count > 0) throw problem('CONFLICT', { detail: text('attorneyService.inUse', { count }) });
        }
        const changes = kept === undefined ? { deletedAt: now } : { bookingLink: kept.bookingLink };
        await updateService(tx, service.id, changes, by, now);
      }
      const added = body.filter(({ serviceType }) => !before.some((row) => row.serviceType === serviceType));
      await insertServices(tx, subject.id, added, by, now);
      await updateAttorney(tx, subject.id, {}, by, now);
      const about = { subjectKind: 'attorney', subjectId: subject.id };
      if (Array.isArray(call.body)) audit(about);
      else {
        const { reason } = call.body;
        await recordAdminAction(call, { ...about, action: 'adminAttorneyServices.set', userId: subject.id, reason });
      }
      announce({ userIds: [subject.id], topics: ['profile'] });
      return presentAll(tx, subject.id);
    },
  }),
];
