import { type EntryOfKind, entryTitle } from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { otherSide, type Side } from '@troth/domain/people';
import { type Finding, type findingSchema, type Fix, needsConfirmation, severityOf } from '@troth/domain/preflight';
import { sectionPath } from '@troth/domain/questionnaire';
import { fillWording, questionOfKey } from '@troth/content/questionnaire';
import type { z } from 'zod';
import { en } from '../../generated/messages/en';
import { text } from '../../kernel/texts';
import type { Couple } from '../../records/couples/couple';
import { labelIn, wordingOf } from '../questionnaire/question.presenter';
import { getSection, questionnaire } from '../../records/case/questionnaire';
import type { DisclosedByBoth } from '../../records/case/disclosed';
import type { CoupleFinding } from './couple-findings';

export type PresentedFinding = z.infer<typeof findingSchema>;
type PresentedFix = PresentedFinding['fixes'][number];

/** The couple in whose words findings are told, and what they disclosed. */
interface Context {
  readonly couple: Couple;
  readonly disclosed: DisclosedByBoth;
  /** Null for readers outside the couple: their attorneys and admins. */
  readonly reader: Side | null;
}

const NOWHERE = { label: null, of: null, questionId: null, sectionPath: null, kind: null, entryId: null };

/** Titles of entries, for links that lead to them. */
function titleOf({ disclosed }: Context, { of, kind, entryId }: Extract<Fix, { where: 'ENTRY' }>): string | null {
  const entry = disclosed.of[of]?.entries[kind].find(({ id }) => id === entryId);
  return entry === undefined ? null : entryTitle(say, { kind, entry } as EntryOfKind);
}

const COUNSEL_QUESTION = 'un_hire_attorney';

/** Where a question stands in the customer portal. */
function placeOf({ id }: { readonly id: string }, { state }: Couple) {
  const node = questionnaire.byId.get(id);
  return {
    questionId: id,
    sectionPath: node === undefined ? null : sectionPath(labelIn(getSection(node.section.id), state)),
  };
}

function presentFix(context: Context, finding: Finding, fix: Fix): PresentedFix {
  switch (fix.where) {
    case 'QUESTION': {
      const { couple } = context;
      const question = questionOfKey(fix.questionKey);
      return {
        ...NOWHERE,
        where: fix.where,
        label: fillWording(question.title, wordingOf(couple, couple.self)),
        ...placeOf(question, couple),
        // An answer that is not compared is its author's to change.
        of: question.generatesDispute ? null : finding.side,
      };
    }
    case 'ENTRY':
      return {
        ...NOWHERE,
        where: fix.where,
        label: titleOf(context, fix),
        of: fix.of,
        kind: fix.kind,
        entryId: fix.entryId,
      };
    case 'DISCLOSURE':
      return { ...NOWHERE, where: fix.where, of: fix.of, kind: fix.kind };
    case 'PARTNERS_DISCLOSURE':
    case 'PROFILE':
      return { ...NOWHERE, where: fix.where, of: fix.of };
    case 'ATTORNEY_SERVICES':
      // How to come by one is asked there.
      return { ...NOWHERE, where: fix.where, of: fix.of, ...placeOf(questionOfKey(COUNSEL_QUESTION), context.couple) };
    case 'JOINT_ENTRIES':
      return { ...NOWHERE, where: fix.where };
  }
}

const nameOn = ({ couple, reader }: Context, side: Side): string => {
  const words = wordingOf(couple, couple.self);
  return words[side] ?? text(reader === null ? 'preflight.told.partner' : 'preflight.partner');
};

const stateOf = ({ couple, reader }: Context): string =>
  couple.state?.name ?? text(reader === null ? 'preflight.told.state' : 'preflight.yourState');

/**
 * What a finding is called, and why it matters. To the couple it says "you"; where it would, there is another sentence
 * for readers outside the couple.
 */
export function findingWords(
  { code, side, parameters, law }: Finding,
  names: Readonly<Record<Side, string>>,
  state: string,
  reader: Side | null,
): { readonly title: string; readonly reason: string } {
  const values = {
    ...parameters,
    name: side === null ? '' : names[side],
    other: side === null ? '' : names[otherSide(side)],
    owners: side === null ? 'both' : 'one',
    basis: law?.citation == null ? 'policy' : 'law',
    state,
  };
  const told = (part: 'title' | 'reason') => {
    const aboutThem = `preflight.told.${part}.${code}`;
    const key = reader === null && aboutThem in en ? aboutThem : `preflight.${part}.${code}`;
    return (text as (key: string, values: Record<string, string | number>) => string)(key, values);
  };
  return { title: told('title'), reason: told('reason').trim() };
}

/** A finding as the calls tell it. */
export function presentFinding(
  context: Context,
  { finding, key, version, confirmedBy }: CoupleFinding,
): PresentedFinding {
  const { reader } = context;
  const names = { A: nameOn(context, 'A'), B: nameOn(context, 'B') };
  return {
    key,
    code: finding.code,
    severity: severityOf(finding.code),
    side: finding.side,
    isPrivate: finding.isPrivate,
    ...findingWords(finding, names, stateOf(context), reader),
    law: finding.law,
    fixes: finding.fixes.map((fix) => presentFix(context, finding, fix)),
    version: needsConfirmation(finding) ? version : null,
    confirmedBy: [...confirmedBy],
  };
}
