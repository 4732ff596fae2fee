import type { ClauseBlock, TemplateClause, TemplateSection } from '@troth/domain/agreement';
import type { AbsentClause, AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import { AnswerReader } from './answers';
import { fadingTable, vestingTable } from './computed-tables';
import {
  acknowledgment,
  attorneySignature,
  guidelineForm,
  partySignature,
  translatorSignature,
  witnessSignature,
} from './execution';
import { factsOf, InclusionReader } from './inclusion';
import type { AssemblyInput } from './input';
import { inputHash } from './input-hash';
import { numberClauses } from './numbering';
import { partiesOf } from './parties';
import { jointSchedule } from './schedules/joint-schedule';
import { partnerSchedule } from './schedules/partner-schedule';
import { AssemblyError, fillParts, fillText, type TextContext } from './text';
import { say } from './wording';

/** Clauses by which someone gives up a right; each is initialed by both parties. */
const INITIALED_CLAUSES = ['sup_waive', 'sup_short', 'sup_terms', 'sup_sum', 'dth_estate', 'dis_waive'];
const WITNESSES = 2;

const KIND_OF_SECTION = {
  RECITALS: 'recital',
  ARTICLES: 'clause',
  EXECUTION: 'execution',
  SCHEDULES: 'schedule',
} as const satisfies Record<TemplateSection['kind'], ClauseNode['kind']>;

function allClauses(clauses: readonly TemplateClause[]): TemplateClause[] {
  return clauses.flatMap((clause) => [clause, ...allClauses(clause.children)]);
}

/** The words that a block is found to use, so that the definitions define no term that nobody reads. */
const inlinesOf = (blocks: readonly AgreementBlock[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.inlines;
    if (block.type === 'definitions') return block.entries.flatMap((entry) => entry.inlines);
    return [];
  });

function termsUsed(nodes: readonly ClauseNode[]): string[] {
  return nodes.flatMap((node) => [
    ...inlinesOf(node.blocks).flatMap((inline) => (inline.type === 'term' ? [inline.termKey] : [])),
    ...termsUsed(node.children),
  ]);
}

/**
 * Assembles the agreement: which clauses the couple's answers, disclosure and state call for, and everything about
 * them settled. Pure: the same input gives the same tree.
 *
 * @param input Visible and live answers only; hidden ones never reach the document. Questions that only one partner
 *   answered, or on which they differ, leave their clauses out (`docs/decisions/0000-product-decisions.md`, row 14).
 * @throws AssemblyError when the template names what it cannot have; the content's checks keep that from happening.
 * @see Portals spec §3 (templates and their conditions).
 */
export function assemble(input: AssemblyInput): AgreementTree {
  const { template, jurisdiction, templateState, disclosure } = input;
  const answers = new AnswerReader(input);
  const facts = factsOf(input);
  const inclusion = new InclusionReader(answers, facts, jurisdiction.abbreviation);
  inclusion.settle(template.sections.flatMap((section) => section.clauses));
  const isIncluded = (clause: TemplateClause) => inclusion.isClauseIncluded(clause);

  const numbers = numberClauses(template.sections, isIncluded, (letter) => say('schedule.title', { letter }));
  const parties = partiesOf(input.parties);
  const heldTerms = template.terms.filter((term) => inclusion.decide(term.when).isIncluded);
  const terms = new Map<string, string>();
  // The first that holds in this state wins; a term's value may be set by an admin for the state.
  for (const term of heldTerms) if (!terms.has(term.key)) terms.set(term.key, input.terms[term.key] ?? term.value);
  const context: TextContext = { input, answers, parties, numbers: numbers.clauses, terms };

  const definitionsOf = (used: readonly string[]): AgreementBlock => {
    const keys = new Set(used);
    const entries = new Map<string, { termKey: string; term: string; inlines: Inline[] }>();
    // A definition may itself speak in defined terms, which then are to be defined too.
    for (const key of keys) {
      const term = heldTerms.find((held) => held.key === key);
      if (term === undefined) throw new AssemblyError(`No definition of ${key}`);
      const inlines = fillText(term.definition, context);
      entries.set(key, { termKey: key, term: terms.get(key) ?? term.value, inlines });
      for (const inline of inlines) if (inline.type === 'term') keys.add(inline.termKey);
    }
    const sorted = [...entries.values()].sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));
    return { type: 'definitions', entries: sorted };
  };

  const includedClauses = allClauses(template.sections.flatMap((section) => section.clauses)).filter(isIncluded);
  const isClauseIn = new Set(includedClauses.map((clause) => clause.key));

  const plainText = (text: string) =>
    fillText(text, context)
      .map((inline) => inline.text)
      .join('');
  const headingOf = (clause: TemplateClause) => (clause.heading === null ? null : plainText(clause.heading));

  const blockFor = (block: ClauseBlock): AgreementBlock[] => {
    switch (block) {
      case 'DEFINITIONS':
      case 'PLAIN_SUMMARY':
        return []; // Filled once every other clause is set.
      case 'VESTING_TABLE': {
        const rate = answers.number('hm_vest_pct');
        const owner = answers.agreed('hm_current');
        const ownerIsA = owner.status === 'AGREED' && owner.answer.optionKeys.includes('partner_a');
        return rate === null || rate <= 0 ? [] : [vestingTable(rate, ownerIsA ? parties.B.name : parties.A.name)];
      }
      case 'FADING_TABLE': {
        const years = answers.number('at_sunset_years');
        return years === null || years <= 0 ? [] : [fadingTable(years)];
      }
      case 'SIGNATURES':
        return [partySignature(parties.A), partySignature(parties.B)];
      case 'ACKNOWLEDGMENTS':
        return [acknowledgment(input, parties, 'A'), acknowledgment(input, parties, 'B')];
      case 'WITNESSES':
        return Array.from({ length: WITNESSES }, (_, index) => witnessSignature(index + 1));
      case 'ATTORNEY_SIGNATURE_A':
        return [attorneySignature(parties.A)];
      case 'ATTORNEY_SIGNATURE_B':
        return [attorneySignature(parties.B)];
      case 'PARTY_SIGNATURE_A':
        return [partySignature(parties.A)];
      case 'PARTY_SIGNATURE_B':
        return [partySignature(parties.B)];
      case 'TRANSLATOR_SIGNATURE':
        return [translatorSignature()];
      case 'INITIALS': {
        const rows = includedClauses
          .filter((clause) => INITIALED_CLAUSES.includes(clause.key))
          .map((clause) => ({
            label: say('initials.row', {
              number: numbers.clauses.get(clause.key)?.path ?? '',
              heading: headingOf(clause) ?? '',
            }),
            names: [parties.A.name, parties.B.name],
          }));
        return rows.length === 0 ? [] : [{ type: 'initials', rows }];
      }
      case 'SCHEDULE_A':
        return partnerSchedule(input, 'A', parties.A);
      case 'SCHEDULE_B':
        return partnerSchedule(input, 'B', parties.B);
      case 'SCHEDULE_C':
        return facts.jointEntries === 'false' ? [] : jointSchedule(disclosure, parties);
      case 'GUIDELINE_FORM':
        return [guidelineForm(say('guideline.title'))];
    }
  };

  const clauseNode = (clause: TemplateClause, section: TemplateSection): ClauseNode => ({
    kind: clause.block === 'ACKNOWLEDGMENTS' ? 'acknowledgment' : KIND_OF_SECTION[section.kind],
    key: clause.key,
    id: clause.id,
    number: numbers.clauses.get(clause.key)?.number ?? null,
    heading: headingOf(clause),
    textStyle: clause.textStyle,
    listStyle: clause.listStyle,
    isSeparatePage: clause.isSeparatePage,
    blocks: [
      ...fillParts(
        clause.parts.filter((part) => inclusion.isPartIncluded(part)),
        context,
      ),
      ...(clause.block === null ? [] : blockFor(clause.block)),
    ],
    children: clause.children.filter(isIncluded).map((child) => clauseNode(child, section)),
    summary: clause.summary,
    provenance: {
      templateId: template.id,
      templateVersion: template.version,
      clauseTemplateId: clause.id,
      ...inclusion.reasonsFor(clause, jurisdiction.citations),
      reviewedByCounsel: clause.reviewedByCounsel,
    },
  });

  const sections: SectionNode[] = template.sections
    .map((section) => ({
      key: section.key,
      id: section.id,
      kind: section.kind,
      number: numbers.sections.get(section.key) ?? null,
      // A section's title may hold a term that differs by state.
      title: plainText(section.title),
      textStyle: section.textStyle,
      listStyle: section.listStyle,
      isSeparatePage: section.isSeparatePage,
      clauses: section.clauses.filter(isIncluded).map((clause) => clauseNode(clause, section)),
    }))
    .filter((section) => section.clauses.length > 0);

  const definitions = definitionsOf(termsUsed(sections.flatMap((section) => section.clauses)));
  const summary: AgreementBlock = {
    type: 'summary',
    entries: sections
      .filter((section) => section.kind === 'ARTICLES')
      .flatMap((section) => section.clauses)
      .flatMap((node) =>
        node.summary === null || node.number === null
          ? []
          : [{ number: node.number, heading: node.heading ?? '', text: node.summary, target: node.key }],
      ),
  };
  const computed = new Map(
    allClauses(template.sections.flatMap((section) => section.clauses)).map((clause) => [clause.key, clause.block]),
  );
  for (const node of sections.flatMap((section) => section.clauses)) {
    if (computed.get(node.key) === 'DEFINITIONS') node.blocks.push(definitions);
    if (computed.get(node.key) === 'PLAIN_SUMMARY') node.blocks.push(summary);
  }

  const absentClauses: AbsentClause[] = template.sections.flatMap((section) =>
    allClauses(section.clauses)
      .filter((clause) => !isClauseIn.has(clause.key))
      .map((clause) => {
        const { reason, conditions } = inclusion.clauseVerdict(clause);
        // A child whose own condition holds is absent with its parent.
        return {
          key: clause.key,
          sectionKey: section.key,
          heading: headingOf(clause),
          reason: reason ?? 'OTHER_CLAUSE',
          conditions,
        };
      }),
  );

  const party = (side: 'A' | 'B') => {
    const { name, fullName, initials } = parties[side];
    return { side, name, fullName, initials };
  };
  return {
    formatVersion: 1,
    inputHash: inputHash(input),
    language: template.language,
    title: templateState.termForDocument,
    parties: { A: party('A'), B: party('B') },
    state: { abbreviation: jurisdiction.abbreviation, name: jurisdiction.name, statute: templateState.statute },
    template: { id: template.id, version: template.version, reviewedByCounsel: template.reviewedByCounsel },
    assembledOn: input.today,
    sections,
    absentClauses,
  };
}
