import { createHash } from 'node:crypto';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { termsOfState } from '@troth/content/terms';
import { lawConcern, lawReach, takeBackRefusal, termRefusal, unknownPlaceholder } from '@troth/domain/jurisdictions';
import type { Tx } from '../../kernel/database/database';
import { expectedTag } from '../../kernel/http/if-match';
import { iso, isoOrNull } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { Enqueue } from '../../kernel/jobs/job';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { text } from '../../kernel/texts';
import {
  findLawChange,
  insertLawChange,
  isSamePlace,
  isStateNameTaken,
  lawChangesOf,
  lawCouplesOf,
  type LawPlace,
  lockState,
  type NamedLawChange,
  setLaw,
} from '../../records/states/law.repository';
import type { LawValue } from '../../records/states/law.tables';
import { getState, listTerms, type StateRow, templateStatesOf } from '../../records/states/state.repository';
import { requireCounselFor } from '../counsel/require-counsel';
import { lawKind } from './settle-law';

const STATE_FIELDS = [
  'name',
  'abbreviation',
  'isActive',
  'icon',
  'termForState',
  'allowsOnlineNotary',
  'notaryBlockText',
  'distributionLaw',
  'embryoRepRequired',
  'spousalSupportLaw',
  'attorneySupport',
] as const;
const TEMPLATE_FIELDS = ['termForDocument', 'statute', 'witnessRequired'] as const;

export interface LawFact extends LawPlace {
  readonly value: LawValue;
  readonly shipped: LawValue;
  readonly source: string | null;
  readonly setAt: string | null;
  readonly setByName: string | null;
}

/** Where the release's own values come from, as far as it says. */
function shippedSource(stateId: string, { subject, field }: LawPlace): string | null {
  const jurisdiction = jurisdictionByStateId(stateId);
  if (jurisdiction === null) return null;
  const { law, supportAttorneyRequirement, embryoAttorneyRequirement } = jurisdiction;
  const sources: Readonly<Record<string, string | null | undefined>> = {
    'STATE.distributionLaw': law.propertyCitation,
    'STATE.spousalSupportLaw':
      supportAttorneyRequirement?.basis === 'LAW' ? supportAttorneyRequirement.citation : law.spousalSupportCitation,
    'STATE.allowsOnlineNotary': law.remoteOnlineNotarization.citation,
    'STATE.embryoRepRequired':
      embryoAttorneyRequirement?.basis === 'LAW' ? embryoAttorneyRequirement.citation : text('law.ourPolicy'),
    'STATE.notaryBlockText': law.notaryVenueForm,
    'STATE.isActive': text('law.ourPolicy'),
    'STATE.attorneySupport': text('law.ourPolicy'),
    'TEMPLATE.termForDocument': law.governingAct.citation,
    'TEMPLATE.statute': law.governingAct.citation,
    'TEMPLATE.witnessRequired': law.formalities.citation,
  };
  return sources[`${subject}.${field}`] ?? null;
}

/** Every value of a state's law, beside what this release says and where it comes from. */
export async function lawFactsOf(tx: Tx, state: StateRow, changes: readonly NamedLawChange[]): Promise<LawFact[]> {
  const shipped = jurisdictionByStateId(state.id);
  const shippedTerms = termsOfState(state.id);
  const templateStates = await templateStatesOf(tx, [state.id]);
  const terms = await listTerms(tx, { stateIds: [state.id] });
  const fact = (place: LawPlace, value: LawValue, ofRelease: LawValue | undefined): LawFact => {
    const last = changes.find((change) => isSamePlace(change, place));
    return {
      ...place,
      value,
      shipped: ofRelease ?? null,
      source: last?.source ?? shippedSource(state.id, place),
      setAt: last === undefined ? null : iso(last.createdAt),
      setByName: last?.changedByName ?? null,
    };
  };
  return [
    ...STATE_FIELDS.map((field) =>
      fact({ subject: 'STATE', documentTemplateId: null, field }, state[field], shipped?.state[field]),
    ),
    ...templateStates.flatMap((row) =>
      TEMPLATE_FIELDS.map((field) =>
        fact(
          { subject: 'TEMPLATE', documentTemplateId: row.documentTemplateId, field },
          row[field],
          shipped?.templateState.documentTemplateId === row.documentTemplateId
            ? shipped.templateState[field]
            : undefined,
        ),
      ),
    ),
    ...terms.map((row) =>
      fact(
        { subject: 'TERM', documentTemplateId: row.documentTemplateId, field: row.key },
        row.value,
        shippedTerms[row.key],
      ),
    ),
  ];
}

/** By what a change is known to be based on what is there. */
export const lawVersion = (facts: readonly LawFact[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        facts.map(({ subject, documentTemplateId, field, value }) => [subject, documentTemplateId, field, value]),
      ),
    )
    .digest('hex')
    .slice(0, 32);

type ChangedField = Pick<LawPlace, 'subject' | 'field'>;

async function concernedBy(tx: Tx, state: StateRow, places: readonly ChangedField[]) {
  const reaches = places.flatMap(({ subject, field }) => lawReach(subject, field));
  return (await lawCouplesOf(tx, state)).map((couple) => ({ couple, concern: lawConcern(reaches, couple) }));
}

/** The couples that a change of a field would concern, and those at the notary whom it leaves alone. */
export const couplesConcernedBy = async (tx: Tx, state: StateRow, place: ChangedField) =>
  (await concernedBy(tx, state, [place])).filter(({ concern }) => concern !== 'NONE');

/** How many couples a change of a field would concern, and how. */
export async function lawImpactOf(tx: Tx, state: StateRow, places: readonly ChangedField[]) {
  const couples = await concernedBy(tx, state, places);
  const count = (concern: string) => couples.filter((one) => one.concern === concern).length;
  const stale = couples.filter(({ concern }) => concern === 'STALE');
  const isApproved = ({ couple: { document } }: (typeof couples)[number]) =>
    document.attorneyAApprovedAt !== null || document.attorneyBApprovedAt !== null;
  return {
    couples: couples.filter(({ concern }) => concern !== 'NONE' && concern !== 'UNTOUCHED').length,
    stale: stale.length,
    approved: stale.filter(isApproved).length,
    online: count('ONLINE'),
    flags: count('FLAGS'),
    answering: count('ANSWERING'),
    untouched: count('UNTOUCHED'),
  };
}

/** A state with its row held: changes of its law stand in line. @throws Problem NOT_FOUND */
export async function holdState(tx: Tx, id: string): Promise<StateRow> {
  await getState(tx, id);
  return lockState(tx, id);
}

const refuse = (refusal: string, detail: string) => problem('REFUSED_BY_RULE', { detail, reason: refusal });

/** @throws Problem REFUSED_BY_RULE, ALREADY_EXISTS for a value that no agreement, or no list of states, can have. */
export async function requireSound(
  tx: Tx,
  state: StateRow,
  { subject, field }: LawPlace,
  value: LawValue,
): Promise<void> {
  if (subject === 'TERM') {
    const refusal = termRefusal(String(value));
    if (refusal !== null) throw refuse(refusal, text(`law.term.${refusal}`));
  }
  if (field === 'notaryBlockText' && typeof value === 'string') {
    const unknown = unknownPlaceholder(value);
    if (unknown !== null) throw refuse('UNKNOWN_PLACEHOLDER', text('law.placeholder', { placeholder: unknown }));
  }
  if (field === 'isActive' && value === true) await requireCounselFor(tx, state);
  if (field === 'abbreviation' || field === 'name') {
    if (await isStateNameTaken(tx, state.id, field, String(value)))
      throw problem('ALREADY_EXISTS', { detail: text('law.taken') });
  }
}

export interface LawBasis {
  readonly source: string;
  readonly reason: string;
}

interface LawWork {
  readonly tx: Tx;
  readonly now: Date;
  readonly enqueue: Enqueue;
  readonly request: Request;
  readonly by: string;
}

/**
 * Changes values of a state's law, each with its own entry, counted before and settled by a job after. What is as it was is
 * no change.
 *
 * @throws Problem VERSION_CONFLICT with what is there, VALIDATION_FAILED where nothing changes, REFUSED_BY_RULE.
 */
export async function changeLaw(
  { tx, now, enqueue, request, by }: LawWork,
  state: StateRow,
  wanted: readonly (LawPlace & { readonly value: LawValue })[],
  { source, reason }: LawBasis,
  takesBackId: string | null = null,
): Promise<{ ids: string[]; hash: string }> {
  const facts = await lawFactsOf(tx, state, await lawChangesOf(tx, [state.id]));
  const expected = expectedTag(request);
  if (expected !== null && expected !== lawVersion(facts)) {
    throw problem('VERSION_CONFLICT', { extensions: { current: facts } });
  }
  const changed = wanted.flatMap(({ value, ...place }) => {
    const fact = facts.find((one) => isSamePlace(one, place));
    if (fact === undefined) throw problem('NOT_FOUND');
    return fact.value === value ? [] : [{ place, before: fact.value, after: value }];
  });
  if (changed.length === 0) throw refuse('NOTHING_CHANGES', text('law.nothingChanges'));
  for (const { place, after } of changed) await requireSound(tx, state, place, after);
  const ids: string[] = [];
  for (const { place, before, after } of changed) {
    const { couples } = await lawImpactOf(tx, state, [place]);
    await setLaw(tx, state.id, place, after, { by, now });
    const { id } = await insertLawChange(tx, {
      ...place,
      stateId: state.id,
      before,
      after,
      source: source.trim(),
      reason,
      couples,
      takesBackId,
      changedById: by,
      createdAt: now,
    });
    await enqueue(lawKind, { changeId: id });
    ids.push(id);
  }
  return { ids, hash: houseSealIn(tx).fingerprint(JSON.stringify(['law', ids, source, reason])) };
}

/** Takes a change back: what was there before it, by another change. @throws Problem NOT_FOUND, REFUSED_BY_RULE */
export async function takeBackLaw(work: LawWork, changeId: string, reason: string) {
  const { tx } = work;
  const found = await findLawChange(tx, changeId);
  if (found === undefined) throw problem('NOT_FOUND');
  const state = await holdState(tx, found.stateId);
  const changes = await lawChangesOf(tx, [state.id]);
  const change = changes.find(({ id }) => id === changeId);
  if (change === undefined) throw problem('NOT_FOUND');
  const refusal = takeBackRefusal(change, changes);
  if (refusal !== null) throw refuse(refusal, text('law.notLatest'));
  const { subject, documentTemplateId, field } = change;
  // What it says again rests on what it said before.
  const earlier = changes.filter((one) => one.id !== change.id && isSamePlace(one, change)).at(0);
  const source = earlier?.source ?? shippedSource(state.id, change) ?? text('law.asShipped');
  const wanted = [{ subject, documentTemplateId, field, value: change.before }];
  return { state, ...(await changeLaw(work, state, wanted, { source, reason }, change.id)) };
}

export const presentLawChange = (change: NamedLawChange, changes: readonly NamedLawChange[]) => ({
  id: change.id,
  stateId: change.stateId,
  subject: change.subject,
  documentTemplateId: change.documentTemplateId,
  field: change.field,
  before: change.before,
  after: change.after,
  source: change.source,
  reason: change.reason,
  changedById: change.changedById,
  changedByName: change.changedByName,
  createdAt: iso(change.createdAt),
  couples: change.couples,
  told: change.told,
  settledAt: isoOrNull(change.settledAt),
  takesBackId: change.takesBackId,
  canTakeBack: takeBackRefusal(change, changes) === null && change.takesBackId === null,
});
