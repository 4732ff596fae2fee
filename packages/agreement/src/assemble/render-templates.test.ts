import { agreementTemplate } from '@troth/content/clauses';
import { jurisdictions } from '@troth/content/jurisdictions';
import type { TemplateClause } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { aCouple, aFullCouple, aPlainCouple } from '../testing';
import type { ClauseNode } from '../tree';
import { assemble } from './assemble';
import { renderTemplates } from './render-templates';

const all = (clauses: readonly TemplateClause[]): TemplateClause[] =>
  clauses.flatMap((clause) => [clause, ...all(clause.children)]);
const articles = agreementTemplate.sections.filter(({ kind }) => kind === 'ARTICLES').flatMap(({ clauses }) => clauses);
const idOf = (key: string) => all(articles).find((clause) => clause.key === key)?.id ?? '';
const wordsOf = ({ heading, blocks, children }: ClauseNode): string =>
  [
    heading ?? '',
    ...blocks.flatMap((block) => (block.type === 'paragraph' ? block.inlines.map(({ text }) => text) : [])),
    ...children.map(wordsOf),
  ].join(' ');

describe('templates rendered for a couple', () => {
  it('read as they would in the agreement, with the couple’s own values', () => {
    const input = aFullCouple().inState('CA').input();
    const tree = assemble(input);
    const standing = tree.sections.flatMap(({ clauses }) => clauses).find(({ key }) => key === 'sep_income');
    const { clauses, unmet } = renderTemplates(input, tree, [idOf('sep_income')]);
    expect(clauses.map(wordsOf)).toEqual([wordsOf(standing as ClauseNode)]);
    expect(unmet).toEqual([]);
  });

  it('name what they lack, in every state, and leave no placeholder', () => {
    const ids = articles.map(({ id }) => id);
    for (const { law } of jurisdictions) {
      const input = aFullCouple().inState(law.abbreviation).input();
      const { clauses, unmet } = renderTemplates(input, assemble(input), ids);
      const text = clauses.map(wordsOf).join('\n');
      expect(text).not.toMatch(/[{}]/);
      expect(
        clauses.length +
          new Set(unmet.flatMap(({ what, clauseTemplateId }) => (what === 'TEXT' ? [clauseTemplateId] : []))).size,
      ).toBe(ids.length);
      for (const { label } of unmet) expect(label).not.toBe('undefined');
    }
  });

  it('are rendered for couples who have few of their clauses', () => {
    for (const make of [aCouple, aPlainCouple]) {
      const input = make().inState('CA').input();
      const ids = articles.map(({ id }) => id);
      expect(renderTemplates(input, assemble(input), ids).clauses.length).toBeGreaterThan(20);
    }
  });

  it('say nothing that one partner alone answered', () => {
    const couple = aFullCouple();
    couple.answering('A', { hf_contrib_a: '7777' });
    const input = couple.input();
    const { clauses, unmet } = renderTemplates(
      input,
      assemble(input),
      articles.map(({ id }) => id),
    );
    expect(JSON.stringify(clauses)).not.toContain('7,777');
    expect(unmet.some(({ placeholder }) => placeholder.endsWith('hf_contrib_a'))).toBe(true);
  });
});
