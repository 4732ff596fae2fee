import { renderLibraryDocx } from '@troth/agreement/docx';
import {
  COUNSEL_KINDS,
  COUNSEL_STATES,
  COUNSEL_VERDICTS,
  type CounselKind,
  counselRefusal,
} from '@troth/domain/jurisdictions';
import { nameOrEmail } from '@troth/domain/people';
import { idSchema, instantSchema, longText, reasonSchema, requiredText } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { asDownload } from '../../kernel/downloads/as-download';
import { csvReply } from '../../kernel/http/csv';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { getAttorney } from '../../records/attorneys/attorney.repository';
import { findLicense } from '../../records/attorneys/license.repository';
import {
  type CounselCounts,
  type CounselVerdictRow,
  countedItems,
  insertVerdict,
  type ReviewedItem,
  reviewedItems,
  reviewedItemsOf,
} from '../../records/counsel/counsel.repository';
import { getState, holdState, listStates, requireCounsel, type StateRow } from '../../records/states/state.repository';
import { getUser } from '../../records/users/user.repository';

const counselPolicy = { read: isAdmin, decide: isAdmin } satisfies Policy<'decide', unknown>;

/** So many verdicts come at once: a state's library has fewer. */
const MOST_VERDICTS = 1000;
const NOTE_MAX_LENGTH = 2000;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const kindSchema = z.enum(COUNSEL_KINDS).meta({ id: 'CounselKind', description: 'What an attorney reads. Ours.' });
const verdictSchema = z
  .enum(COUNSEL_VERDICTS)
  .meta({ id: 'CounselVerdict', description: 'What an attorney says of a text; WITHDRAWN takes it back. Ours.' });

const countsShape = {
  total: z.int(),
  approved: z.int(),
  read: z.int(),
  /** Read or approved, and says something else now. */
  changed: z.int(),
  unread: z.int(),
};

const summaryShape = {
  stateId: idSchema,
  name: z.string(),
  abbreviation: z.string(),
  isActive: z.boolean(),
  /** Open to new couples only while everything is approved. */
  requiresCounsel: z.boolean(),
  ...countsShape,
};

const itemSchema = z
  .object({
    kind: kindSchema,
    key: z.string(),
    section: z.string(),
    title: z.string(),
    text: z.string(),
    citation: z.string().nullable(),
    /** Of the wording as it is now. */
    contentHash: z.string(),
    state: z.enum(COUNSEL_STATES),
    /** The last verdict, also where the wording has changed since. */
    verdict: z
      .object({
        verdict: verdictSchema,
        at: instantSchema,
        attorneyId: idSchema.nullable(),
        attorneyName: z.string(),
        barNumber: z.string().nullable(),
        note: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CounselItem', description: 'A text of a state’s library, and how far counsel has come with it.' });

const summarySchema = z
  .object(summaryShape)
  .meta({ id: 'CounselSummary', description: 'How much of a state counsel has read and approved.' });

const stateSchema = z
  .object({ ...summaryShape, items: z.array(itemSchema) })
  .meta({ id: 'CounselOfState', description: 'What counsel has read of a state, text by text.' });

const stateParam = z.object({ stateId: idSchema });

const verdictsSchema = z
  .object({
    /** An approved account. */
    attorneyId: idSchema.optional(),
    /** Of an attorney without one, with the bar number. */
    attorneyName: requiredText.max(200).optional(),
    barNumber: requiredText.max(100).optional(),
    verdicts: z
      .array(
        z.object({
          kind: kindSchema,
          key: requiredText.max(200),
          /** Of the wording that was read: another one is not recorded. */
          contentHash: z.string().regex(/^[0-9a-f]{32}$/),
          verdict: verdictSchema,
          note: longText.max(NOTE_MAX_LENGTH).nullable().optional(),
        }),
      )
      .min(1)
      .max(MOST_VERDICTS),
  })
  .meta({ id: 'CounselVerdicts', description: 'What one attorney said of texts of a state.' });

const outcomesSchema = z
  .object({
    outcomes: z.array(
      z.object({
        kind: kindSchema,
        key: z.string(),
        /** CHANGED: it says something else than what was read. SAME: that verdict is there already. */
        outcome: z.enum(['RECORDED', 'SAME', 'CHANGED', 'UNKNOWN']),
      }),
    ),
    ...countsShape,
  })
  .meta({ id: 'CounselOutcomes', description: 'What became of each verdict, and how far the state is.' });

const presentVerdict = (row: CounselVerdictRow) => ({
  verdict: row.verdict,
  at: iso(row.createdAt),
  attorneyId: row.attorneyId,
  attorneyName: row.attorneyName,
  barNumber: row.barNumber,
  note: row.note,
});

const presentItem = ({ hash, verdict, ...item }: ReviewedItem) => ({
  ...item,
  contentHash: hash(),
  verdict: verdict === null ? null : presentVerdict(verdict),
});

const summaryOf = (state: StateRow, counts: CounselCounts) => ({
  stateId: state.id,
  name: state.name,
  abbreviation: state.abbreviation,
  isActive: state.isActive,
  requiresCounsel: state.requiresCounsel,
  ...counts,
});

async function presentState(tx: Tx, state: StateRow): Promise<z.input<typeof stateSchema>> {
  const items = await reviewedItemsOf(tx, state);
  return { ...summaryOf(state, countedItems(items)), items: items.map(presentItem) };
}

interface Attorney {
  readonly attorneyId: string | null;
  readonly attorneyName: string;
  readonly barNumber: string | null;
}

/** Whose verdict it is. @throws Problem REFUSED_BY_RULE */
async function attorneyOf(
  tx: Tx,
  stateId: string,
  { attorneyId, attorneyName = '', barNumber = '' }: z.output<typeof verdictsSchema>,
): Promise<Attorney> {
  const refuse = (facts: Parameters<typeof counselRefusal>[0]) => {
    const reason = counselRefusal(facts);
    if (reason !== null) throw problem('REFUSED_BY_RULE', { detail: text(`counsel.refusal.${reason}`), reason });
  };
  if (attorneyId === undefined) {
    refuse({ name: attorneyName, barNumber });
    return { attorneyId: null, attorneyName: attorneyName.trim(), barNumber: barNumber.trim() };
  }
  const attorney = await getAttorney(tx, attorneyId);
  const license = await findLicense(tx, attorneyId, stateId);
  refuse({ stage: attorney.stage, isLicensedThere: license !== undefined });
  const person = await getUser(tx, attorneyId);
  return { attorneyId, attorneyName: nameOrEmail(person), barNumber: license?.barLicenseNum ?? null };
}

const HEADINGS: Readonly<Record<CounselKind, () => string>> = {
  CLAUSE: () => text('counsel.kind.CLAUSE'),
  DEFINITION: () => text('counsel.kind.DEFINITION'),
  NOTARY_BLOCK: () => text('counsel.kind.NOTARY_BLOCK'),
  CERTIFICATE: () => text('counsel.kind.CERTIFICATE'),
  QUESTION: () => text('counsel.kind.QUESTION'),
  LAW_FACT: () => text('counsel.kind.LAW_FACT'),
};

const ofState = {
  tag: 'states',
  isOurs: true,
  params: stateParam,
  policy: counselPolicy,
  load: noSubject,
} as const;

export const counselOperations = [
  operation({
    route: 'GET /admin/counsel',
    id: 'counsel.list',
    summary: 'The states, and how much of each counsel has read and approved',
    tag: 'states',
    isOurs: true,
    response: z.array(summarySchema),
    policy: counselPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx }) => {
      const states = await listStates(tx, undefined);
      const items = await reviewedItems(tx, states);
      return states.map((state) => summaryOf(state, countedItems(items.get(state.id) ?? [])));
    },
  }),
  operation({
    ...ofState,
    route: 'GET /admin/counsel/states/{stateId}',
    id: 'counsel.readState',
    summary: 'Each text of a state with its citation, and what counsel said of it',
    response: stateSchema,
    action: 'read',
    handle: async ({ tx, params }) => presentState(tx, await getState(tx, params.stateId)),
  }),
  operation({
    ...ofState,
    route: 'POST /admin/counsel/states/{stateId}/verdicts',
    id: 'counsel.record',
    summary: 'Records what an attorney said of texts of a state, each by itself; also an imported table',
    description:
      'A verdict is about the wording whose hash it names. Where the library says something else now, it is not recorded.',
    body: verdictsSchema,
    response: outcomesSchema,
    action: 'decide',
    handle: async ({ tx, now, params, body, actor, audit }) => {
      const state = await holdState(tx, params.stateId);
      const attorney = await attorneyOf(tx, state.id, body);
      const items = new Map((await reviewedItemsOf(tx, state)).map((item) => [`${item.kind} ${item.key}`, item]));
      const outcomes: z.input<typeof outcomesSchema>['outcomes'] = [];
      let recorded = 0;
      for (const { kind, key, contentHash, verdict, note } of body.verdicts) {
        const item = items.get(`${kind} ${key}`);
        const said = note?.trim() ?? '';
        const judge = () => {
          if (item === undefined) return 'UNKNOWN';
          if (verdict !== 'WITHDRAWN' && item.hash() !== contentHash) return 'CHANGED';
          const last = item.verdict;
          const isSame =
            last !== null &&
            last.verdict === verdict &&
            last.contentHash === item.hash() &&
            last.attorneyName === attorney.attorneyName &&
            last.barNumber === attorney.barNumber &&
            (last.note ?? '') === said;
          return isSame ? 'SAME' : 'RECORDED';
        };
        const outcome = judge();
        outcomes.push({ kind, key, outcome });
        if (outcome !== 'RECORDED' || item === undefined) continue;
        recorded += 1;
        await insertVerdict(tx, {
          stateId: state.id,
          kind,
          key,
          verdict,
          contentHash: item.hash(),
          ...attorney,
          note: said === '' ? null : said,
          createdById: personOf(actor).id,
          createdAt: now,
        });
      }
      audit({ subjectKind: 'state', subjectId: state.id, count: recorded });
      return { outcomes, ...countedItems(await reviewedItemsOf(tx, state)) };
    },
  }),
  operation({
    ...ofState,
    route: 'PUT /admin/counsel/states/{stateId}/requirement',
    id: 'counsel.require',
    summary: 'Whether a state is open to new couples only while counsel has approved everything',
    body: z.strictObject({ isRequired: z.boolean(), reason: reasonSchema }),
    response: summarySchema,
    action: 'decide',
    handle: async (call) => {
      const { tx, now, params, body, actor } = call;
      const state = await holdState(tx, params.stateId);
      await requireCounsel(tx, state.id, body.isRequired, personOf(actor).id, now);
      await recordAdminAction(call, {
        action: body.isRequired ? 'counsel.require' : 'counsel.requireNot',
        subjectKind: 'state',
        subjectId: state.id,
        reason: body.reason,
      });
      return summaryOf({ ...state, requiresCounsel: body.isRequired }, countedItems(await reviewedItemsOf(tx, state)));
    },
  }),
  operation({
    ...ofState,
    route: 'GET /admin/counsel/states/{stateId}/library',
    id: 'counsel.exportLibrary',
    summary: 'The whole library of a state as DOCX, to send to an attorney',
    produces: DOCX,
    response: null,
    action: 'read',
    handle: async ({ tx, params, now }) => {
      const state = await getState(tx, params.stateId);
      const items = await reviewedItemsOf(tx, state);
      const counts = countedItems(items);
      const bytes = renderLibraryDocx({
        title: text('counsel.library.title', { state: state.name }),
        lead: text('counsel.library.lead', {
          date: now.toISOString().slice(0, 10),
          approved: counts.approved,
          total: counts.total,
        }),
        parts: COUNSEL_KINDS.map((kind) => ({
          heading: HEADINGS[kind](),
          items: items
            .filter((item) => item.kind === kind)
            .map((item) => ({
              title: item.section === '' ? item.title : `${item.section}: ${item.title}`,
              paragraphs: item.text.split('\n'),
              notes: [
                ...(item.citation === null ? [] : [item.citation]),
                text('counsel.library.name', { kind: item.kind, key: item.key, hash: item.hash() }),
                item.verdict === null || item.state === 'UNREAD'
                  ? text('counsel.state.UNREAD')
                  : text('counsel.library.verdict', {
                      state: text(`counsel.state.${item.state}`),
                      name: item.verdict.attorneyName,
                      date: item.verdict.createdAt.toISOString().slice(0, 10),
                    }),
              ],
            })),
        })),
      });
      return asDownload({ name: `${state.abbreviation}-library.docx`, contentType: DOCX }, bytes);
    },
  }),
  operation({
    ...ofState,
    route: 'GET /admin/counsel/states/{stateId}/verdicts',
    id: 'counsel.exportVerdicts',
    summary: 'The verdicts of a state as a table: filled in, it can be imported again',
    produces: 'text/csv',
    response: null,
    action: 'read',
    handle: async ({ tx, params }) => {
      const state = await getState(tx, params.stateId);
      const items = await reviewedItemsOf(tx, state);
      return csvReply(
        `${state.abbreviation}-verdicts.csv`,
        [
          'kind',
          'key',
          'content_hash',
          'title',
          'citation',
          'state',
          'verdict',
          'note',
          'attorney',
          'bar_number',
          'on',
        ],
        items.map(({ kind, key, hash, title, citation, state: at, verdict }) => [
          kind,
          key,
          hash(),
          title,
          citation,
          at,
          at === 'CHANGED' || verdict === null || verdict.verdict === 'WITHDRAWN' ? null : verdict.verdict,
          verdict?.note ?? null,
          verdict?.attorneyName ?? null,
          verdict?.barNumber ?? null,
          verdict === null ? null : iso(verdict.createdAt).slice(0, 10),
        ]),
      );
    },
  }),
];
