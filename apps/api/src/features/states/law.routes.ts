import { countsOfStates } from '../../records/states/law.repository';
import {
  documentTemplateStateUpdateSchema,
  LAW_SUBJECTS,
  lawChangeSchema,
  lawFactSchema,
  lawImpactSchema,
  lawPreviewSchema,
  lawTrialSchema,
  stateSchema,
  stateUpdateSchema,
  termUpdateSchema,
} from '@troth/domain/jurisdictions';
import { idSchema, reasonSchema, requiredText } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { csvReply } from '../../kernel/http/csv';
import { idParam } from '../../kernel/http/common-schemas';
import type { Call, Work } from '../../kernel/http/operation';
import { noSubject, operation } from '../../kernel/http/operation';
import { lawChangesOf, type LawPlace } from '../../records/states/law.repository';
import type { LawValue } from '../../records/states/law.tables';
import { lawPolicy } from '../../records/states/state.policy';
import { presentState } from '../../records/states/state.presenter';
import { getState, listStates, type StateRow } from '../../records/states/state.repository';
import { namesOf } from '../../records/users/user.repository';
import {
  changeLaw,
  couplesConcernedBy,
  holdState,
  type LawBasis,
  lawFactsOf,
  lawImpactOf,
  lawVersion,
  presentLawChange,
  takeBackLaw,
} from './change-law';
import { previewLaw } from './preview-law';

const countsShape = {
  /** Couples whose active document is of the state, and those of them with a version. */
  couples: z.int(),
  withVersion: z.int(),
  approvedAttorneys: z.int(),
  attorneysUnderReview: z.int(),
};

const adminStateSchema = stateSchema
  .extend({
    ...countsShape,
    /** How many values an admin set that this release says otherwise. */
    differences: z.int(),
    lastChangedAt: z.iso.datetime({ precision: 3 }).nullable(),
  })
  .meta({ id: 'AdminState', description: 'A state, and how many couples and attorneys it concerns. Portals spec §7.' });

const stateLawSchema = stateSchema
  .extend({
    ...countsShape,
    /** What a change is based on, for `If-Match`. */
    version: z.string(),
    facts: z.array(lawFactSchema),
    changes: z.array(lawChangeSchema),
  })
  .meta({ id: 'StateLaw', description: 'The law of a state as it is applied, its sources and its history.' });

async function countsOf(tx: Work['tx'], stateIds: readonly string[]) {
  const { documents, attorneys } = await countsOfStates(tx, stateIds);
  return (stateId: string) => {
    const own = documents.find((row) => row.stateId === stateId);
    const atStage = (stage: string) =>
      Number(attorneys.find((row) => row.stateId === stateId && row.stage === stage)?.count ?? 0);
    return {
      couples: Number(own?.couples ?? 0),
      withVersion: Number(own?.withVersion ?? 0),
      approvedAttorneys: atStage('APPROVED'),
      attorneysUnderReview: atStage('UNDER_REVIEW'),
    };
  };
}

async function presentLaw(tx: Work['tx'], state: StateRow): Promise<z.input<typeof stateLawSchema>> {
  const changes = await lawChangesOf(tx, [state.id]);
  const facts = await lawFactsOf(tx, state, changes);
  const counts = await countsOf(tx, [state.id]);
  return {
    ...presentState(state),
    ...counts(state.id),
    version: lawVersion(facts),
    facts,
    changes: changes.map((change) => presentLawChange(change, changes)),
  };
}

type Changing = Pick<
  Call<unknown, unknown, unknown, unknown>,
  'tx' | 'now' | 'enqueue' | 'request' | 'actor' | 'audit'
>;

/** Changes a state's law, and answers what it says then. */
async function change(
  call: Changing,
  stateId: string,
  wanted: readonly (LawPlace & { readonly value: LawValue })[],
  { source, reason }: LawBasis,
) {
  const { tx, audit } = call;
  const state = await holdState(tx, stateId);
  const { ids, hash } = await changeLaw({ ...call, by: personOf(call.actor).id }, state, wanted, { source, reason });
  for (const id of ids) audit({ subjectKind: 'lawChange', subjectId: id, hashAfter: hash });
  return presentLaw(tx, await getState(tx, stateId));
}

/** The fields of a body that were sent, without why. */
const sent = (body: object): [string, LawValue][] =>
  Object.entries(body as Record<string, LawValue | undefined>).flatMap(([field, value]) =>
    field === 'source' || field === 'reason' || value === undefined ? [] : [[field, value]],
  );

const BASED =
  '`If-Match` takes the version of the law that the admin saw. A different one answers 409 with the current law.';

const shared = {
  tag: 'states',
  policy: lawPolicy,
  load: noSubject,
} as const;

export const lawOperations = [
  operation({
    ...shared,
    route: 'GET /states/admin',
    id: 'states.listForAdmins',
    summary: 'The states with how many couples and attorneys they concern, and what differs from the release',
    response: z.array(adminStateSchema),
    action: 'read',
    handle: async ({ tx }) => {
      const states = await listStates(tx, undefined);
      const ids = states.map(({ id }) => id);
      const counts = await countsOf(tx, ids);
      const changes = await lawChangesOf(tx, ids);
      const rows: z.input<typeof adminStateSchema>[] = [];
      for (const state of states) {
        const own = changes.filter(({ stateId }) => stateId === state.id);
        // Of a state that nobody changed, everything is as it shipped or as an earlier release did.
        const facts = own.length === 0 ? [] : await lawFactsOf(tx, state, own);
        rows.push({
          ...presentState(state),
          ...counts(state.id),
          differences: facts.filter(({ setAt, value, shipped }) => setAt !== null && value !== shipped).length,
          lastChangedAt: own[0]?.createdAt.toISOString() ?? null,
        });
      }
      return rows;
    },
  }),
  operation({
    ...shared,
    route: 'GET /states/{id}/law',
    id: 'states.readLaw',
    summary: 'The law of a state as it is applied: each value, what shipped, its source, and its history',
    isOurs: true,
    params: idParam,
    response: stateLawSchema,
    action: 'read',
    handle: async ({ tx, params }) => presentLaw(tx, await getState(tx, params.id)),
  }),
  operation({
    ...shared,
    route: 'GET /states/{id}/law-impact',
    id: 'states.previewChange',
    summary: 'How many couples a change of a field would concern, and how',
    isOurs: true,
    params: idParam,
    query: z.object({ subject: z.enum(LAW_SUBJECTS).default('STATE'), field: requiredText.max(100).default('name') }),
    response: lawImpactSchema,
    action: 'read',
    handle: async ({ tx, params, query }) => lawImpactOf(tx, await getState(tx, params.id), [query]),
  }),
  operation({
    ...shared,
    route: 'GET /states/{id}/law-impact/export',
    id: 'states.exportConcerned',
    summary: 'The couples that a change of a field would concern, and how, as CSV',
    isOurs: true,
    changes: true,
    params: idParam,
    query: z.object({ subject: z.enum(LAW_SUBJECTS).default('STATE'), field: requiredText.max(100).default('name') }),
    produces: 'text/csv',
    response: null,
    action: 'read',
    handle: async ({ tx, params, query, audit }) => {
      const state = await getState(tx, params.id);
      audit({ subjectKind: 'state', subjectId: state.id });
      const concerned = await couplesConcernedBy(tx, state, query);
      const names = await namesOf(
        tx,
        concerned.flatMap(({ couple: { document } }) => [document.userAId, document.userBId ?? document.userAId]),
      );
      return csvReply(
        `couples-${state.abbreviation.toLowerCase()}.csv`,
        ['document_id', 'partner_a', 'partner_b', 'concern', 'has_version', 'approved'],
        concerned.map(({ concern, couple: { document, hasVersion } }) => [
          document.id,
          names.get(document.userAId) ?? null,
          document.userBId === null ? null : (names.get(document.userBId) ?? null),
          concern,
          hasVersion,
          document.attorneyAApprovedAt !== null || document.attorneyBApprovedAt !== null,
        ]),
      );
    },
  }),
  operation({
    ...shared,
    route: 'POST /states/{id}/law-preview',
    id: 'states.previewWords',
    summary: 'The clauses of a sample couple’s agreement that a value would reword, before and after; nothing is kept',
    isOurs: true,
    audited: false,
    params: idParam,
    body: lawTrialSchema,
    response: lawPreviewSchema,
    action: 'read',
    handle: async ({ tx, params, body: { value, ...place } }) =>
      previewLaw(tx, await getState(tx, params.id), place, value),
  }),
  operation({
    ...shared,
    route: 'PATCH /states/{id}',
    id: 'states.update',
    summary: 'Changes the law of a state, with its source and the reason; couples are settled by a job',
    description: BASED,
    params: idParam,
    body: stateUpdateSchema,
    response: stateLawSchema,
    action: 'change',
    handle: (call) =>
      change(
        call,
        call.params.id,
        sent(call.body).map(([field, value]) => ({ subject: 'STATE', documentTemplateId: null, field, value })),
        call.body,
      ),
  }),
  operation({
    ...shared,
    route: 'PATCH /states/{stateId}/document-template-states/{templateId}',
    id: 'states.updateTemplate',
    summary: 'Changes what a state makes of a document template, with its source and the reason',
    description: BASED,
    params: z.object({ stateId: idSchema, templateId: idSchema }),
    body: documentTemplateStateUpdateSchema,
    response: stateLawSchema,
    action: 'change',
    handle: (call) => {
      const { stateId, templateId } = call.params;
      const wanted = sent(call.body).map(([field, value]) => ({
        subject: 'TEMPLATE' as const,
        documentTemplateId: templateId,
        field,
        value,
      }));
      return change(call, stateId, wanted, call.body);
    },
  }),
  operation({
    route: 'PATCH /terms/{key}/{stateId}/{documentTemplateId}',
    id: 'terms.update',
    summary: 'Changes a wording of a state that is there already, with its source and the reason',
    description: BASED,
    tag: 'terms',
    params: z.object({ key: requiredText.max(100), stateId: idSchema, documentTemplateId: idSchema }),
    body: termUpdateSchema,
    response: stateLawSchema,
    policy: lawPolicy,
    action: 'change',
    load: noSubject,
    handle: (call) => {
      const { key, stateId, documentTemplateId } = call.params;
      const { value } = call.body;
      return change(call, stateId, [{ subject: 'TERM', documentTemplateId, field: key, value }], call.body);
    },
  }),
  operation({
    ...shared,
    route: 'POST /law-changes/{id}/take-back',
    id: 'states.takeBackChange',
    summary: 'Takes the last change of a value back, with a reason: what was there before counts again',
    description: BASED,
    isOurs: true,
    params: idParam,
    body: z.strictObject({ reason: reasonSchema }),
    response: stateLawSchema,
    action: 'change',
    handle: async (call) => {
      const { tx, params, body, actor, audit } = call;
      const { state, ids, hash } = await takeBackLaw({ ...call, by: personOf(actor).id }, params.id, body.reason);
      for (const id of ids) audit({ subjectKind: 'lawChange', subjectId: id, hashAfter: hash });
      return presentLaw(tx, await getState(tx, state.id));
    },
  }),
];
