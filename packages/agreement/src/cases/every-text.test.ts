import { agreementTemplate } from '@troth/content/clauses';
import { ReachFinder, type Reader, summariesOf, textsOf } from '@troth/content/clauses/testing';
import { jurisdictions } from '@troth/content/jurisdictions';
import { questionnaireSections } from '@troth/content/questionnaire';
import { parseTemplateText } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { type AssemblyInput, assemble } from '../assemble';
import { aCouple } from '../testing/couple';
import type { ClauseNode } from '../tree';

const INCOME = { year: 2026, incomeType: 'BASE_SALARY', valueInCents: 5_000_000 };
const HOME = {
  streetAddress: '12 Elm Street',
  city: 'Dover',
  state: 'DE',
  country: 'US',
  zipcode: '19901',
  titleHeldInNameOf: 'one of them',
  purchaseYear: 2020,
  purchaseValueInCents: 20_000_000,
  assessedValueInCents: 25_000_000,
};
const JOINT_ACCOUNT = {
  assetAccountType: 'ACCOUNT',
  accountType: 'SAVINGS',
  valueInCents: 100_000,
  isJoint: true,
  userAPercentage: 50,
  userBPercentage: 50,
};

/** What the assembly is given for the couple that the content's check found. */
function inputOf({ state, answers, facts }: Reader): AssemblyInput {
  const couple = aCouple().inState(state);
  for (const side of ['A', 'B'] as const) {
    for (const [key, { optionKeys, valueTyped }] of Object.entries(answers[side]))
      couple.answering(side, {
        [key]: { options: [...optionKeys], ...(valueTyped === null ? {} : { typed: valueTyped }) },
      });
    if (facts[`entriesOf${side}`] === 'true')
      couple.disclosing(side, {
        incomes: [INCOME],
        realEstates: [HOME],
        assets: facts.jointEntries === 'true' ? [JOINT_ACCOUNT] : [],
      });
  }
  for (const side of ['A', 'B'] as const) {
    const receipt = facts[`receiptOf${side}`];
    if (receipt !== 'NONE') couple.receiving(side, { isOfWhatIsListed: receipt === 'CURRENT' });
  }
  const input = couple.input();
  for (const side of ['A', 'B'] as const)
    for (const answer of Object.values(input.answers[side])) answer.isShared = true;
  return input;
}

const nodesOf = (nodes: readonly ClauseNode[]): ClauseNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children)]);
const wordsOf = (node: ClauseNode) =>
  node.blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.inlines.map((inline) => inline.text).join('')] : []))
    .join('\n');

/** The longest run of words of a text that no answer changes. */
const fixedWords = (text: string) =>
  parseTemplateText(text)
    .filter((piece) => typeof piece === 'string')
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
    .trim();

type Text = ReturnType<typeof textsOf>[number];

/** Whether the agreement of these two holds this text, in the clause that it belongs to. */
function isRead({ clauseKey, text }: Text, reader: Reader): boolean {
  const clauses = assemble(inputOf(reader)).sections.flatMap((section) => section.clauses);
  // Whatever is there is told in plain words too.
  if (clauses.some(({ summary }) => summary === null)) return false;
  const node = nodesOf(clauses).find(({ key }) => key === clauseKey);
  return node !== undefined && wordsOf(node).includes(fixedWords(text));
}

const missing = (key: string): never => {
  throw new Error(`Nobody reads ${key}`);
};

describe('every text of the clause library', () => {
  const finder = new ReachFinder(agreementTemplate, questionnaireSections, jurisdictions);
  const texts = textsOf(agreementTemplate);

  it('comes into the agreement of the couple who is said to read it', () => {
    const unread = texts.filter((text) => {
      const reader = finder.readerOf(text);
      return reader === null || !isRead(text, reader);
    });
    expect(unread.map(({ clauseKey, part }) => `${clauseKey}, part ${part}`)).toEqual([]);
  }, 60_000);

  it('has a summary that is read by the couple who is said to read it', () => {
    const unread = summariesOf(agreementTemplate).filter((summary) => {
      const reader = finder.readerOf(summary);
      if (reader === null) return true;
      const nodes = nodesOf(assemble(inputOf(reader)).sections.flatMap((section) => section.clauses));
      const node = nodes.find(({ key }) => key === summary.clauseKey);
      return node?.summary?.includes(fixedWords(summary.text)) !== true;
    });
    expect(unread.map(({ clauseKey, part }) => `${clauseKey}, part ${part}`)).toEqual([]);
  }, 60_000);

  it('is missed where the couple does not read it', () => {
    const [waiver, sum] = ['sup_waive', 'sup_sum'].map((key) => texts.find(({ clauseKey }) => clauseKey === key));
    if (waiver === undefined || sum === undefined) throw new Error('No support clauses');
    const reader = finder.readerOf(waiver);
    if (reader === null) throw new Error('Nobody gives support up');
    expect([isRead(waiver, reader), isRead(sum, reader)]).toEqual([true, false]);
  });

  it('is initialed where the page of initials is for its clause', () => {
    const page = agreementTemplate.sections
      .flatMap((section) => section.clauses)
      .find(({ block }) => block === 'INITIALS');
    const keys = page?.when?.withClauses ?? [];
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      const reader = finder.readerOf(texts.find(({ clauseKey }) => clauseKey === key) ?? missing(key));
      const clauses = assemble(inputOf(reader ?? missing(key))).sections.flatMap((section) => section.clauses);
      const number = clauses.find((clause) => clause.key === key)?.number;
      const rows = clauses
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === 'initials' ? block.rows : []));
      expect(
        rows.map(({ label }) => label),
        key,
      ).toContainEqual(expect.stringContaining(`Section ${number},`));
    }
  });
});
