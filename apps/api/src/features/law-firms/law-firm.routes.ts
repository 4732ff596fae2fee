import { leadIdOf } from '../../records/attorneys/law-firm.repository';
import {
  attorneySchema,
  attorneyStageSchema,
  FIRM_MERGE_REFUSALS,
  lawFirmCreationSchema,
  lawFirmSchema,
  lawFirmUpdateSchema,
  PAYOUT_ACCOUNT_STATES,
  payoutAccountState,
} from '@troth/domain/attorneys';
import { nameOrEmail } from '@troth/domain/people';
import { idSchema, reasonSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { type Actor, personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { directionQuery, pageOfFile, pageQuery, pageShape } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import { booleanQuery, idParam } from '../../kernel/http/common-schemas';
import { listFile } from '../../kernel/http/csv';
import { requireUnchanged } from '../../kernel/http/if-match';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { isAdmin, isUser, type Policy } from '../../kernel/http/policy';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import {
  adminActionSchema,
  adminActionsOnSubject,
  recordAdminAction,
} from '../../records/admin-actions/admin-action.repository';
import { presentAttorney, presentLawFirm } from '../../records/attorneys/attorney.presenter';
import { getAttorneyView } from '../../records/attorneys/attorney.repository';
import {
  approvedLawFirms,
  getLawFirm,
  holdFirmNamed,
  insertLawFirm,
  type LawFirmRow,
  updateLawFirm,
} from '../../records/attorneys/law-firm.repository';
import { holdDueItems } from '../../records/attorneys/firm-merge.repository';
import { factsOfFirms, findLawFirms, LAW_FIRM_SORTS } from '../../records/attorneys/law-firm-list.repository';
import { deactivateAttorneysOf, dependentsOf } from './firm-approval';
import { mergeFirms, mergePlan } from './merge-firms';

/** The firms that one may join: for the application form, so for attorneys of every stage. */
const lawFirmPolicy = { read: isUser, list: isUser } satisfies Policy<'list', unknown>;

const adminLawFirmPolicy = {
  read: isAdmin,
  list: isAdmin,
  create: isAdmin,
  update: isAdmin,
  revealPayout: isAdmin,
  merge: isAdmin,
} satisfies Policy<'list' | 'create' | 'update' | 'revealPayout' | 'merge', unknown>;

const memberSchema = z.object({ id: idSchema, name: z.string(), stage: attorneyStageSchema });

const summaryShape = {
  lead: memberSchema.nullable(),
  attorneyCount: z.int().min(0),
  accountState: z.enum(PAYOUT_ACCOUNT_STATES),
};

const lawFirmSummarySchema = lawFirmSchema
  .extend(summaryShape)
  .meta({ id: 'LawFirmSummary', description: 'A law firm in the list of the admin portal.' });

const lawFirmDetailSchema = lawFirmSchema
  .extend({
    ...summaryShape,
    attorneys: z.array(memberSchema),
    /** What it would take along if it lost its approval now. */
    dependents: z.object({ attorneys: z.int().min(0), clients: z.int().min(0) }),
    /** What the payment provider still wants to know, by its own names. */
    accountDue: z.array(z.string()),
    actions: z.array(adminActionSchema),
  })
  .meta({ id: 'LawFirmDetail', description: 'A law firm with its attorneys, as admins see it.' });

const mergePlanSchema = z
  .object({
    /** What moves. */
    attorneys: z.int().min(0),
    payouts: z.int().min(0),
    /** What is still due for their services: paid to the account of the firm that stays. */
    dueInCents: z.int().min(0),
    /** Who leads the firm that ends and leads nobody afterwards; null where the one that stays has no lead yet. */
    leadLost: memberSchema.nullable(),
    /** The account that is used no more. */
    accountEnded: z.string().nullable(),
    hasKeptAccount: z.boolean(),
    /** All that stands against it. */
    refusals: z.array(z.enum(FIRM_MERGE_REFUSALS)),
  })
  .meta({
    id: 'LawFirmMergePlan',
    description: 'What a merge of two law firms would move, and what stands against it.',
  });

const mergeBodySchema = z
  .strictObject({
    intoLawFirmId: idSchema,
    /** What was shown before. */
    shown: z.strictObject({ attorneys: z.int().min(0), payouts: z.int().min(0) }),
    /** The name of the firm that ends. */
    confirm: shortText,
    reason: reasonSchema,
  })
  .meta({ id: 'LawFirmMerge', description: 'Ends a law firm by moving all of it into another one.' });

type FirmFacts = Awaited<ReturnType<typeof factsOfFirms>>;

function summaryOf(firm: LawFirmRow, actor: Actor, { membersOf, accountOf }: FirmFacts) {
  const attorneys = membersOf(firm.id).map((row) => ({
    id: row.id,
    name: nameOrEmail(row),
    stage: row.stage,
    isLead: row.isLawFirmLead,
  }));
  const shown = attorneys.map(({ isLead: _isLead, ...member }) => member);
  return {
    summary: {
      ...presentLawFirm(firm, actor),
      lead: shown[attorneys.findIndex(({ isLead }) => isLead)] ?? null,
      attorneyCount: attorneys.length,
      accountState: payoutAccountState(accountOf(firm.id)),
    },
    attorneys: shown,
  };
}

async function loadFirm(tx: Tx, id: string, hold: 'read' | 'change' = 'read'): Promise<LawFirmRow> {
  const firm = await getLawFirm(tx, id, hold);
  if (firm === undefined) throw problem('NOT_FOUND');
  return firm;
}

async function presentDetail({ tx, actor, now }: Pick<Work, 'tx' | 'actor' | 'now'>, firm: LawFirmRow) {
  const facts = await factsOfFirms(tx, [firm.id]);
  const { summary, attorneys } = summaryOf(firm, actor, facts);
  return {
    ...summary,
    attorneys,
    dependents: await dependentsOf(tx, firm.id, now),
    accountDue: facts.accountOf(firm.id)?.due ?? [],
    actions: await adminActionsOnSubject(tx, 'lawFirm', firm.id),
  };
}

/** One name, one firm. @throws Problem ALREADY_EXISTS with the firm that has the name */
async function requireFreeName(tx: Tx, name: string, except: string | null): Promise<void> {
  const other = await holdFirmNamed(tx, name, except);
  if (other !== undefined) {
    throw problem('ALREADY_EXISTS', {
      detail: text('lawFirm.nameTaken', { name: other.name }),
      extensions: { lawFirmId: other.id },
    });
  }
}

const firmFilter = {
  search: searchQuery,
  isApproved: booleanQuery.optional(),
  sort: z.enum(LAW_FIRM_SORTS).default('WAITING'),
  direction: directionQuery.default('ascending'),
};

const admins = { tag: 'law-firms', policy: adminLawFirmPolicy } as const;

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
    handle: async ({ tx, actor }) => (await approvedLawFirms(tx)).map((row) => presentLawFirm(row, actor)),
  }),
  operation({
    ...admins,
    route: 'GET /admin/law-firms',
    id: 'admin.listLawFirms',
    summary: 'Law firms; those that await approval come first unless sorted otherwise',
    query: z.object({ ...firmFilter, ...pageQuery }),
    response: z.object({ lawFirms: z.array(lawFirmSummarySchema), ...pageShape }).meta({ id: 'LawFirmPage' }),
    action: 'list',
    load: noSubject,
    handle: async ({ tx, actor, query }) => {
      const { firms, page } = await findLawFirms(tx, query);
      const facts = await factsOfFirms(
        tx,
        firms.map(({ id }) => id),
      );
      return { lawFirms: firms.map((firm) => summaryOf(firm, actor, facts).summary), ...page };
    },
  }),
  operation({
    ...admins,
    route: 'GET /admin/law-firms/export',
    id: 'admin.exportLawFirms',
    summary: 'The law firms of a filter as CSV, without what they are paid by',
    isOurs: true,
    changes: true,
    query: z.object(firmFilter),
    produces: 'text/csv',
    response: null,
    action: 'list',
    load: noSubject,
    handle: ({ services, actor, query, audit }) => {
      audit({ subjectKind: 'lawFirms' });
      return listFile<string>(services, {
        name: 'law-firms.csv',
        columns: ['id', 'name', 'contact_email', 'website', 'approved', 'lead', 'attorneys', 'account', 'created_at'],
        read: async (tx, after) => {
          const { firms, page } = await findLawFirms(tx, { ...query, ...pageOfFile(after) });
          const facts = await factsOfFirms(
            tx,
            firms.map(({ id }) => id),
          );
          return {
            rows: firms
              .map((firm) => summaryOf(firm, actor, facts).summary)
              .map((firm) => [
                firm.id,
                firm.name,
                firm.contactEmail,
                firm.website,
                firm.isApproved,
                firm.lead?.name ?? null,
                firm.attorneyCount,
                firm.accountState,
                firm.createdAt,
              ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    ...admins,
    route: 'POST /admin/law-firms',
    id: 'admin.createLawFirm',
    summary: 'Adds a law firm, approved from the start',
    description: '409 where a firm has this name, whatever its case and ending (LLP, PC).',
    body: lawFirmCreationSchema,
    response: lawFirmDetailSchema,
    status: 201,
    action: 'create',
    load: noSubject,
    handle: async (call) => {
      const { tx, actor, body, now, audit } = call;
      await requireFreeName(tx, body.name, null);
      const firm = await insertLawFirm(tx, body, { by: personOf(actor).id, now, isApproved: true });
      audit({ subjectKind: 'lawFirm', subjectId: firm.id });
      return presentDetail(call, firm);
    },
  }),
  operation({
    ...admins,
    route: 'GET /admin/law-firms/{id}',
    id: 'admin.readLawFirm',
    summary: 'One law firm with its attorneys and its account; how it is paid is masked',
    params: idParam,
    response: lawFirmDetailSchema,
    action: 'read',
    load: noSubject,
    handle: async (call) => presentDetail(call, await loadFirm(call.tx, call.params.id)),
  }),
  operation({
    ...admins,
    route: 'PATCH /admin/law-firms/{id}',
    id: 'admin.updateLawFirm',
    summary: 'Changes a law firm, with a reason; approving it is the step before its attorneys',
    description:
      'Taking the approval deactivates the approved attorneys of the firm: it is refused (409) until `confirm` names how many these and their clients are. `If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed. A `stripeAccountId` is the provider’s alone and refused.',
    params: idParam,
    body: lawFirmUpdateSchema,
    response: lawFirmDetailSchema,
    action: 'update',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, body, actor, now, request } = call;
      const firm = await loadFirm(tx, params.id, 'change');
      requireUnchanged(request, firm, () => presentLawFirm(firm, actor));
      const { reason, confirm, ...changes } = body;
      if (changes.name !== undefined) await requireFreeName(tx, changes.name, firm.id);
      const isDecided = changes.isApproved !== undefined && changes.isApproved !== firm.isApproved;
      if (isDecided && changes.isApproved === false) await deactivateAttorneysOf(call, firm.id, { confirm, reason });
      const changed = await updateLawFirm(tx, firm.id, changes, { by: personOf(actor).id, now });
      const action = !isDecided
        ? 'admin.updateLawFirm'
        : changed.isApproved
          ? 'lawFirms.approve'
          : 'lawFirms.takeApproval';
      await recordAdminAction(call, { action, subjectKind: 'lawFirm', subjectId: firm.id, reason });
      return presentDetail(call, changed);
    },
  }),
  operation({
    ...admins,
    route: 'GET /admin/law-firms/{id}/lead',
    id: 'admin.readLawFirmLead',
    summary: 'The attorney who leads a law firm; 404 while it has none',
    params: idParam,
    response: attorneySchema,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, params, actor }) => {
      await loadFirm(tx, params.id);
      const leadId = await leadIdOf(tx, params.id);
      if (leadId === undefined) throw problem('NOT_FOUND');
      return presentAttorney(await getAttorneyView(tx, leadId), actor);
    },
  }),
  operation({
    ...admins,
    route: 'GET /admin/law-firms/{id}/merge',
    id: 'admin.planLawFirmMerge',
    summary: 'What would move if the firm became part of another one, and what stands against it',
    isOurs: true,
    params: idParam,
    query: z.object({ intoLawFirmId: idSchema }),
    response: mergePlanSchema,
    action: 'merge',
    load: noSubject,
    handle: async ({ tx, actor, params, query }) => {
      const from = await loadFirm(tx, params.id);
      const into = await loadFirm(tx, query.intoLawFirmId);
      const { facts: _facts, ...plan } = await mergePlan(tx, { from, into });
      const facts = await factsOfFirms(tx, [from.id, into.id]);
      const keptLead = summaryOf(into, actor, facts).summary.lead;
      return {
        ...plan,
        leadLost: keptLead === null ? null : summaryOf(from, actor, facts).summary.lead,
        accountEnded: from.stripeAccountId,
        hasKeptAccount: into.stripeAccountId !== null,
      };
    },
  }),
  operation({
    ...admins,
    route: 'POST /admin/law-firms/{id}/merge',
    id: 'admin.mergeLawFirm',
    summary: 'Moves the attorneys and payouts of a firm into another one and ends it; can’t be undone',
    description:
      '`confirm` is the name of the firm that ends, `shown` what `GET` said would move: 409 where that has changed. Refused with all `reasons` while money is under way, a payment is disputed, the firms advise both partners of a couple, or the firm that stays is not approved. The account at the payment provider stays the kept firm’s.',
    isOurs: true,
    params: idParam,
    body: mergeBodySchema,
    response: lawFirmDetailSchema,
    action: 'merge',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, body, actor, request } = call;
      await loadFirm(tx, params.id);
      await holdDueItems(tx, params.id);
      // In one order, so that two merges the other way around don't wait for each other.
      const held = new Map<string, LawFirmRow>();
      for (const id of [...new Set([params.id, body.intoLawFirmId])].toSorted()) {
        held.set(id, await loadFirm(tx, id, 'change'));
      }
      const [from, into] = [held.get(params.id), held.get(body.intoLawFirmId)];
      if (from === undefined || into === undefined) throw problem('NOT_FOUND');
      requireUnchanged(request, from, () => presentLawFirm(from, actor));
      if (body.confirm.trim() !== from.name.trim()) {
        throw invalidField('confirm', text('lawFirm.merge.confirm', { name: from.name }), 'confirm');
      }
      await mergeFirms(call, { from, into }, body);
      return presentDetail(call, await loadFirm(tx, into.id));
    },
  }),
  operation({
    ...admins,
    route: 'POST /admin/law-firms/{id}/payout-details',
    id: 'admin.revealPayoutDetails',
    summary: 'Shows how a law firm is paid, for a reason that is kept',
    isOurs: true,
    params: idParam,
    body: z.object({ reason: reasonSchema }).meta({ id: 'Reason', description: 'Why an admin does something.' }),
    response: z.object({ payoutDetails: z.string().nullable() }).meta({ id: 'PayoutDetails' }),
    action: 'revealPayout',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, body } = call;
      const firm = await loadFirm(tx, params.id);
      await recordAdminAction(call, {
        action: 'admin.revealPayoutDetails',
        subjectKind: 'lawFirm',
        subjectId: firm.id,
        reason: body.reason,
      });
      return { payoutDetails: firm.payoutDetails };
    },
  }),
];
