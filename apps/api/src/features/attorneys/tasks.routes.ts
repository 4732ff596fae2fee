import { ATTORNEY_TASK_KINDS, attorneyTasks, CALL_SOON_MS, type OpenCall } from '@troth/domain/attorneys';
import { sideSchema } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { operation, type Work } from '../../kernel/http/operation';
import { iso, isoOrNull } from '../../kernel/http/present';
import { attorneyPolicy, isOwnRecord } from '../../records/attorneys/attorney.policy';
import { type AttorneyRow, loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { unreadDiscussionsOf } from '../../records/clause-discussions/clause-discussion.repository';
import { openCallsOf } from '../../records/booking/event.repository';
import { itemsWithoutCall } from '../../records/payments/purchase-item.repository';
import { servicePayoutsOf } from '../../records/payouts/payout-item.repository';
import { unreadOfClients } from '../chats/unread-of-clients';
import { keptAccountState } from '../payouts/firm-account';
import { approvalsOf, clientName, clientsOf } from './clients';

const attorneyTaskSchema = z
  .object({
    kind: z
      .enum(ATTORNEY_TASK_KINDS)
      .meta({ id: 'AttorneyTaskKind', description: 'What an attorney has to do, in the order shown.' }),
    /** Of whom it is; null for what is about no client. */
    clientId: idSchema.nullable(),
    clientName: z.string().nullable(),
    clientSide: sideSchema.nullable(),
    documentId: idSchema.nullable(),
    eventId: idSchema.nullable(),
    /** Since when it waits, or when the call begins. */
    at: instantSchema.nullable(),
    /** The number to call, for a call that is soon. */
    phoneNumber: z.string().nullable(),
    /** Unread messages, or words about clauses, for those. */
    count: z.int().min(0),
  })
  .meta({ id: 'AttorneyTask', description: 'Something that waits for an attorney. Portals spec §2 "/".' });

/** What is due to a lead's firm, and whether it can be paid; null for everybody else. */
async function payoutsOf({ tx, services }: Pick<Work, 'tx' | 'services'>, attorney: AttorneyRow) {
  if (!attorney.isLawFirmLead || attorney.lawFirmId === null) return null;
  const account = await keptAccountState(tx, services, attorney.lawFirmId);
  if (account === 'READY') return { account, dueInCents: 0 };
  const items = await servicePayoutsOf(tx, { lawFirmId: attorney.lawFirmId }, services.payouts.provider);
  return { account, dueInCents: items.reduce((sum, item) => sum + item.dueInCents, 0) };
}

interface NamedCall extends OpenCall {
  readonly name: string | null;
  readonly phoneNumber: string | null;
}

async function callsOf(tx: Tx, attorneyId: string, now: Date): Promise<NamedCall[]> {
  const until = new Date(now.getTime() + CALL_SOON_MS);
  return (await openCallsOf(tx, attorneyId, until)).map(({ event, client, location }) => ({
    eventId: event.id,
    clientId: client.id,
    startsAt: iso(event.eventStartAt),
    endsAt: iso(event.eventEndAt),
    name: client.name,
    phoneNumber: location,
  }));
}

export const attorneyTaskOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/tasks',
    id: 'attorneys.listTasks',
    summary: 'What an attorney has to do now, most urgent first. Computed on request; none of it is stored',
    tag: 'attorneys',
    isOurs: true,
    params: z.object({ id: idSchema, aid: idSchema }),
    response: z.array(attorneyTaskSchema),
    policy: attorneyPolicy,
    action: 'readClients',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async (call) => {
      const { tx, now, actor, subject } = call;
      const { id } = subject.attorney;
      const unreadOf = isOwnRecord(actor, subject) ? await unreadOfClients(tx, id, now) : () => 0;
      const clients = await clientsOf(tx, id);
      const discussed = isOwnRecord(actor, subject)
        ? await unreadDiscussionsOf(tx, id, [...new Set(clients.map(({ document }) => document.id))])
        : new Map<string, number>();
      const calls = await callsOf(tx, id, now);
      const waiting = await itemsWithoutCall(tx, id);
      const tasks = attorneyTasks(
        {
          calls,
          clients: clients.map((view) => {
            const { client, document, services } = view;
            const { approvedAt, priorApprovedAt } = approvalsOf(view);
            const withoutCall = waiting.find(({ beneficiaryUserId }) => beneficiaryUserId === client.id);
            return {
              clientId: client.id,
              documentId: document.id,
              services,
              generatedAt: isoOrNull(document.lastGeneratedAt),
              approvedAt: isoOrNull(approvedAt),
              priorApprovedAt: isoOrNull(priorApprovedAt),
              finalizedAt: isoOrNull(document.finalizedAt),
              unread: unreadOf({ clientId: client.id, documentId: document.id }),
              // Whoever represents a partner reads them in the editor.
              unreadDiscussions: services.includes('REPRESENTATION') ? (discussed.get(document.id) ?? 0) : 0,
              withoutCallSince: isoOrNull(withoutCall?.createdAt ?? null),
            };
          }),
          payouts: await payoutsOf(call, subject.attorney),
        },
        now.toISOString(),
      );
      return tasks.map((task) => {
        const view = clients.find(({ client }) => client.id === task.clientId);
        const ofCall = calls.find(({ eventId }) => eventId === task.eventId);
        return {
          ...task,
          clientName: view === undefined ? (ofCall?.name ?? null) : clientName(view.client),
          clientSide: view?.side ?? null,
          phoneNumber: task.kind === 'CALL' ? (ofCall?.phoneNumber ?? null) : null,
          count:
            task.kind === 'MESSAGES' && view !== undefined
              ? unreadOf({ clientId: view.client.id, documentId: view.document.id })
              : task.kind === 'DISCUSSION'
                ? (discussed.get(task.documentId ?? '') ?? 0)
                : 0,
        };
      });
    },
  }),
];
