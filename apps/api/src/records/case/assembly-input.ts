import { createHash } from 'node:crypto';
import { type AssemblyInput, assemblyInputSchema, inputHash } from '@troth/agreement/assemble';
import { agreementJurisdiction, agreementTemplate } from '@troth/content/clauses';
import { questionById } from '@troth/content/questionnaire';
import { termsOfState } from '@troth/content/terms';
import { isSameList } from '@troth/domain/disclosure';
import { otherSide, type Side } from '@troth/domain/people';
import { canonicalJson } from '@troth/domain/records';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import type { CoupleAnswers } from './evaluate-couple';
import { currentRates } from '../exchange-rates/exchange-rate.repository';
import { presentEntry } from '../finances/finance.presenter';
import type { EntryRow } from '../finances/finance.repository';
import { type Couple, personOn, type StateRow, todayOf, type UserRow } from '../couples/couple';
import type { DisclosedByBoth } from './disclosed';
import type { StoredReceipt } from '../receipts/receipt.repository';
import type { InputParts } from '@troth/domain/documents';
import type { Case } from './load-case';
import { stateCodeOf, templateStateOf } from '../states/state.repository';

/** What the assembly reads of a couple, with the hashes that tell later whether, and in which part, it changed. */
export interface ReadyInput {
  readonly input: AssemblyInput;
  readonly hash: string;
  readonly parts: InputParts;
}

/** One partner's answers that count: visible and complete, and none that stays with its author (D3). */
function countedAnswers({ answers, evaluation }: CoupleAnswers, side: Side): AssemblyInput['answers']['A'] {
  const given = new Map(answers[side].map((answer) => [answer.questionId, answer]));
  const counted: AssemblyInput['answers']['A'] = {};
  for (const state of evaluation[side].states) {
    const questionId = state.node.question.id;
    const question = questionById(questionId);
    if (question === null || question.isSensitive || question.isRecordOnly || question.profileField !== null) continue;
    if (!state.isVisible || state.completeness !== 'COMPLETE') continue;
    counted[question.key] = {
      optionKeys: state.chosenOptionIds.flatMap((id) => state.node.options.get(id)?.key ?? []),
      valueTyped: state.typed,
      answeredAt: given.get(questionId)?.updatedAt ?? null,
      isShared: false,
    };
  }
  return counted;
}

/** One partner's live entries. The assembly itself prints a joint account once that both listed alike. */
function disclosureOf({ rows, of }: DisclosedByBoth, side: Side) {
  const userId = of[side]?.userId ?? null;
  const own = rows.filter((row) => row.userId === userId);
  const ofKind = (kind: EntryRow['kind']) =>
    own.filter((row) => row.kind === kind).map((row) => ({ ...row.fields, currency: row.currency }));
  return {
    incomes: ofKind('incomes'),
    assets: own.filter(({ kind }) => kind === 'assets').map((row) => presentEntry<'assets'>(row)),
    realEstates: ofKind('real-estates'),
    vehicles: ofKind('vehicles'),
    businesses: ofKind('businesses'),
    inheritancesTrusts: ofKind('inheritances-trusts'),
    debts: ofKind('debts'),
    legacyJointProperties: ofKind('legacy-joint-properties'),
    nothingToDisclose: [...(of[side]?.nothingToDisclose ?? [])],
  };
}

/** A partner's last receipt of the other's disclosure, which is the one that counts. */
function receiptOf(
  couple: Couple,
  { of }: DisclosedByBoth,
  receipts: Readonly<Record<Side, StoredReceipt | null>>,
  side: Side,
) {
  const owner = of[otherSide(side)];
  const receipt = receipts[otherSide(side)];
  if (receipt === null || owner === null) return null;
  return {
    confirmedOn: todayOf(couple, receipt.confirmedAt),
    version: receipt.version,
    // Files that stand beside an entry make another version, and the same list.
    isOfWhatIsListed: receipt.version === owner.version || isSameList(receipt.snapshot, owner.snapshot),
  };
}

const partyOf = (person: UserRow | null) => ({
  firstName: person?.firstName ?? '',
  middleName: person?.middleName ?? null,
  lastName: person?.lastName ?? '',
  suffix: person?.suffix ?? null,
  gender: person?.gender ?? null,
});

/** The law of the state as admins may have changed it, over what ships. */
export async function lawInForce(tx: Tx, state: StateRow, templateId: string) {
  const shipped = agreementJurisdiction(stateCodeOf(state));
  const [templateState, terms] = await together(
    templateStateOf(tx, { templateId, stateId: state.id }),
    rowsOf(
      tx,
      tx
        .selectFrom('terms')
        .select(['key', 'value'])
        .where('documentTemplateId', '=', templateId)
        .where('stateId', '=', state.id)
        .where('deletedAt', 'is', null),
    ),
  );
  return {
    jurisdiction: {
      ...shipped.jurisdiction,
      name: state.name,
      termForState: state.termForState ?? shipped.jurisdiction.termForState,
      distributionLaw: state.distributionLaw,
      spousalSupportLaw: state.spousalSupportLaw,
      notaryBlockText: state.notaryBlockText,
    },
    templateState: {
      termForDocument: templateState?.termForDocument ?? shipped.templateState.termForDocument,
      statute: templateState?.statute ?? shipped.templateState.statute,
      witnessRequired: templateState?.witnessRequired ?? shipped.templateState.witnessRequired,
    },
    terms: { ...termsOfState(state.id), ...Object.fromEntries(terms.map(({ key, value }) => [key, value])) },
  };
}

/** Everything that the assembly reads, gathered. Null before there is a state. */
export async function readAssemblyInput(tx: Tx, known: Case, now: Date): Promise<ReadyInput | null> {
  const { couple } = known;
  if (couple.state === null) return null;
  const [answers, disclosed, receipts, law, exchangeRates] = await together(
    known.answers(),
    known.disclosed(),
    known.receipts(),
    lawInForce(tx, couple.state, couple.document.templateId),
    currentRates(tx),
  );
  // The template was checked when it was built; checking it again at each reading would cost more than the assembly.
  const parsed = assemblyInputSchema.omit({ template: true }).parse({
    ...law,
    answers: { A: countedAnswers(answers, 'A'), B: countedAnswers(answers, 'B') },
    disclosure: { A: disclosureOf(disclosed, 'A'), B: disclosureOf(disclosed, 'B') },
    receipts: { A: receiptOf(couple, disclosed, receipts, 'A'), B: receiptOf(couple, disclosed, receipts, 'B') },
    parties: { A: partyOf(personOn(couple, 'A')), B: partyOf(personOn(couple, 'B')) },
    today: todayOf(couple, now),
    exchangeRates,
  });
  const input: AssemblyInput = { ...parsed, template: agreementTemplate };
  return { input, hash: inputHash(input), parts: partsOf(input) };
}

const sha256 = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

const templateHash = sha256(agreementTemplate);

function partsOf(input: AssemblyInput): InputParts {
  const answers = (side: Side) =>
    sha256(
      Object.fromEntries(
        Object.entries(input.answers[side]).map(([key, { optionKeys, valueTyped }]) => [
          key,
          { optionKeys: optionKeys.toSorted(), valueTyped },
        ]),
      ),
    );
  return {
    answersA: answers('A'),
    answersB: answers('B'),
    disclosureA: sha256(input.disclosure.A),
    disclosureB: sha256(input.disclosure.B),
    partyA: sha256(input.parties.A),
    partyB: sha256(input.parties.B),
    state: sha256([input.jurisdiction, input.templateState, input.terms]),
    stateId: input.jurisdiction.stateId,
    template: templateHash,
  };
}
