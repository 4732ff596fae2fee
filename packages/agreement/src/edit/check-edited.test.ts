import { SUPPORT_CHOICES } from '@troth/content/clauses';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { copyOf } from '../testing/random-versions';
import type { AgreementTree, ClauseNode } from '../tree';
import { applyDrafts, checkEdited, draftsBetween, type EditFacts, EditError, markEdits, newClause, settle } from '.';
import { newSection } from './parts';

const base = assemble(aFullCouple().inState('CA').input());
const ID = '00000000-0000-4000-8000-000000000001';
const OTHER_ID = '00000000-0000-4000-8000-000000000002';

const all = (tree: AgreementTree): ClauseNode[] => {
  const below = (clauses: ClauseNode[]): ClauseNode[] =>
    clauses.flatMap((clause) => [clause, ...below(clause.children)]);
  return tree.sections.flatMap(({ clauses }) => below(clauses));
};
const clauseOf = (tree: AgreementTree, key: string): ClauseNode => {
  const found = all(tree).find((clause) => clause.key === key);
  if (found === undefined) throw new Error(`No ${key}`);
  return found;
};
const articles = (tree: AgreementTree) => tree.sections.filter(({ kind }) => kind === 'ARTICLES');
const support = all(base).filter(({ key }) => SUPPORT_CHOICES.includes(key));
const facts: EditFacts = {
  supportClauseTemplateIds: support.map(({ provenance }) => provenance.clauseTemplateId),
  values: [{ text: 'Ada', sources: [] }],
};
const typed = (text: string) => [{ type: 'paragraph' as const, inlines: [{ type: 'text' as const, text }] }];
const codesAfter = (edit: (tree: AgreementTree) => void): string[] => {
  const edited = copyOf(base);
  edit(edited);
  return [...new Set(checkEdited(base, edited, facts).map(({ code }) => code))];
};
const add = (tree: AgreementTree, text: string, given: Partial<ClauseNode> = {}) =>
  articles(tree)[0]?.clauses.push({
    ...newClause(tree, 'ARTICLES', { id: ID, heading: 'New', blocks: typed(text) }),
    ...given,
  });

describe('what refuses a commit', () => {
  it('is nothing in an agreement as it was assembled', () => {
    expect(checkEdited(base, copyOf(base), facts)).toEqual([]);
    expect(codesAfter((tree) => add(tree, 'They keep a diary.'))).toEqual([]);
  });

  it.each<[string, (tree: AgreementTree) => void]>([
    [
      'DANGLING_REFERENCE',
      (tree) =>
        add(tree, '', {
          blocks: [{ type: 'paragraph', inlines: [{ type: 'reference', text: 'Section 9', target: 'gone' }] }],
        }),
    ],
    ['EMPTY_CLAUSE', (tree) => add(tree, ' ', { heading: null })],
    ['EMPTY_SECTION', (tree) => void tree.sections.splice(1, 0, newSection({ id: ID, title: 'Nothing yet' }))],
    ['DUPLICATE_KEY', (tree) => add(tree, 'Once more.', { key: all(base)[3]?.key ?? '' })],
    ['DUPLICATE_ID', (tree) => add(tree, 'Once more.', { id: all(base)[3]?.id ?? '' })],
    ['PLACEHOLDER_LEFT', (tree) => add(tree, 'The home of {{A.name}}.')],
    ['TOO_LONG', (tree) => add(tree, 'x'.repeat(20_001))],
    [
      'SIGNING_PART_DELETED',
      (tree) => {
        for (const section of tree.sections)
          section.clauses = section.clauses.filter(({ key }) => key !== 'sgn_parties');
      },
    ],
    ['SIGNING_PART_DELETED', (tree) => void (clauseOf(tree, 'sgn_notary').blocks = typed('No notary.'))],
    [
      'SEALED_PART_CHANGED',
      (tree) => {
        for (const block of clauseOf(tree, 'sgn_parties').blocks)
          if (block.type === 'signature') block.name = 'Mallory';
      },
    ],
    ['SCHEDULES_CHANGED', (tree) => void (clauseOf(tree, 'sch_a').heading = 'Nothing')],
    [
      'SCHEDULES_CHANGED',
      (tree) =>
        void tree.sections.splice(
          tree.sections.findIndex(({ kind }) => kind === 'SCHEDULES'),
          1,
        ),
    ],
    [
      'VALUE_UNKNOWN',
      (tree) =>
        add(tree, '', { blocks: [{ type: 'paragraph', inlines: [{ type: 'value', text: '$1', sources: [] }] }] }),
    ],
    [
      'UNDEFINED_TERM',
      (tree) => {
        for (const { blocks } of all(tree))
          for (const block of blocks) if (block.type === 'definitions') block.entries.pop();
      },
    ],
  ])('%s', (code, edit) => {
    expect(codesAfter(edit)).toContain(code);
  });

  it('a fifth level, and no fourth', () => {
    const nested = (depth: number) => {
      let inner = newClause(base, 'ARTICLES', {
        id: `00000000-0000-4000-8000-0000000001${depth}9`,
        heading: 'Deep',
        blocks: typed('a'),
      });
      for (let level = 1; level < depth; level += 1)
        inner = newClause(base, 'ARTICLES', {
          id: `00000000-0000-4000-8000-0000000001${level}${depth}`,
          heading: 'Deep',
          blocks: typed('a'),
          children: [inner],
        });
      return inner;
    };
    expect(codesAfter((tree) => void articles(tree)[0]?.clauses.push(nested(4)))).toEqual([]);
    expect(codesAfter((tree) => void articles(tree)[0]?.clauses.push(nested(5)))).toEqual(['TOO_DEEP']);
  });

  it('more than 3,000 clauses', () => {
    const many = (count: number) => (tree: AgreementTree) => {
      const left = count - all(tree).length;
      for (let at = 0; at < left; at += 1) {
        const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
        articles(tree)[0]?.clauses.push(newClause(tree, 'ARTICLES', { id, heading: `No. ${at}`, blocks: typed('a') }));
      }
    };
    expect(codesAfter(many(3000))).toEqual([]);
    expect(codesAfter(many(3001))).toEqual(['TOO_MANY_CLAUSES']);
  });
});

describe('what is confirmed in a commit', () => {
  const [own] = support;
  it.each<[string, (tree: AgreementTree) => void]>([
    [
      'NO_SUPPORT_CLAUSE',
      (tree) => {
        for (const section of tree.sections) section.clauses = section.clauses.filter(({ key }) => key !== own?.key);
      },
    ],
    [
      'TWO_SUPPORT_CLAUSES',
      (tree) => {
        const { clauseTemplateId } = own?.provenance ?? { clauseTemplateId: '' };
        articles(tree)[0]?.clauses.push(
          newClause(tree, 'ARTICLES', { id: ID, blocks: typed('No support.'), clauseTemplateId }),
        );
      },
    ],
    ['CHILD_TERMS', (tree) => add(tree, 'Ada has custody of the children.')],
    ['PENALTY_TERMS', (tree) => add(tree, 'Whoever is late pays a penalty.')],
    [
      'VALUE_TO_TEXT',
      (tree) => {
        const clause = all(tree).find(({ blocks }) =>
          blocks.some((block) => block.type === 'paragraph' && block.inlines.some(({ type }) => type === 'value')),
        );
        for (const block of clause?.blocks ?? [])
          if (block.type === 'paragraph') block.inlines = block.inlines.map(({ text }) => ({ type: 'text', text }));
      },
    ],
    [
      'DEFINITION_UNUSED',
      (tree) => {
        for (const { blocks } of all(tree))
          for (const block of blocks)
            if (block.type === 'definitions') block.entries.push({ termKey: 'own_term', term: 'Diary', inlines: [] });
      },
    ],
    [
      'REQUIRED_CLAUSE_CHANGED',
      (tree) => {
        const clause = all(tree).find(
          ({ provenance, blocks }) => provenance.state !== null && blocks.some(({ type }) => type === 'paragraph'),
        );
        clause?.blocks.push(...typed('Or else.'));
      },
    ],
  ])('%s', (code, edit) => {
    expect(codesAfter(edit)).toContain(code);
  });

  it('is confirmed by a key that says what was found', () => {
    const edited = copyOf(base);
    add(edited, 'Whoever is late pays a penalty.');
    expect(checkEdited(base, edited, facts)).toEqual([
      {
        key: `PENALTY_TERMS:${ID}:penalty`,
        code: 'PENALTY_TERMS',
        severity: 'WARNING',
        partKey: ID,
        detail: 'penalty',
      },
    ]);
  });
});

describe('drafts', () => {
  it('name one clause when one is moved, and none of its siblings', () => {
    const edited = copyOf(base);
    const list = edited.sections.find(({ clauses }) => clauses.length > 5)?.clauses ?? [];
    const [moved] = list.splice(0, 1);
    if (moved === undefined) throw new Error('No clause');
    list.splice(4, 0, moved);
    expect(draftsBetween(base, edited).clauses.map(({ id }) => id)).toEqual([moved.id]);
  });

  it('name the section that is moved, and no clause whose references count on', () => {
    const edited = copyOf(base);
    const articles = edited.sections.filter(({ kind }) => kind === 'ARTICLES');
    const last = articles.at(-1);
    if (last === undefined) throw new Error('No section');
    edited.sections.splice(edited.sections.indexOf(last), 1);
    edited.sections.splice(1, 0, last);
    const referencesOf = (tree: AgreementTree) =>
      JSON.stringify(tree.sections)
        .match(/Section \d+\.[\d.]+/g)
        ?.sort();
    expect(referencesOf(settle(edited))).not.toEqual(referencesOf(base));
    const drafts = draftsBetween(base, edited);
    expect({ sections: drafts.sections.map(({ id }) => id), clauses: drafts.clauses }).toEqual({
      sections: [last.id],
      clauses: [],
    });
    expect(applyDrafts(base, drafts)).toEqual(settle(edited));
  });

  it('of plain words alone write each line as a paragraph, and keep what is computed', () => {
    const { id, heading, listStyle, textStyle, isSeparatePage } = clauseOf(base, 'sgn_parties');
    const section = base.sections.find(({ kind }) => kind === 'EXECUTION');
    const draft = { id, sectionId: section?.id ?? '', parentClauseId: null, title: heading, text: 'One.\n\nTwo.' };
    const given = { listStyle, textStyle, order: 1, isSeparatePage, isDeleted: false };
    const { blocks } = clauseOf(applyDrafts(base, { sections: [], clauses: [{ ...draft, ...given }] }), 'sgn_parties');
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'signature', 'signature']);
  });

  it('that name no place, a part that is not there, or a ring, are refused', () => {
    const [section] = articles(base);
    const look = {
      title: 'New',
      text: 'a',
      listStyle: 'NONE' as const,
      textStyle: null,
      order: 1,
      isSeparatePage: false,
      isDeleted: false,
    };
    const place = { sectionId: section?.id ?? '', parentClauseId: null };
    const apply = (...clauses: Parameters<typeof applyDrafts>[1]['clauses'][number][]) =>
      applyDrafts(base, { sections: [], clauses });
    expect(() => apply({ id: ID, ...look, ...place, parentClauseId: OTHER_ID })).toThrow(EditError);
    expect(() => apply({ id: ID, ...look, ...place, sectionId: OTHER_ID })).toThrow(EditError);
    expect(() => apply({ id: ID, ...look, ...place, blocks: [{ type: 'sealed', clauseId: ID, at: 0 }] })).toThrow(
      EditError,
    );
    expect(() =>
      apply(
        { id: ID, ...look, ...place, parentClauseId: OTHER_ID },
        { id: OTHER_ID, ...look, ...place, parentClauseId: ID },
      ),
    ).toThrow(EditError);
    expect(() => apply({ id: ID, ...look, ...place })).not.toThrow();
  });
});

describe('marks', () => {
  const editor = {
    side: 'B' as const,
    editorId: OTHER_ID,
    editorName: 'Gray',
    commitAt: '2026-11-24T12:00:00.000Z',
  };

  it('say what was done to each clause, and nothing of the others', () => {
    const edited = copyOf(base);
    const list = edited.sections.find(({ key }) => key === 'separate')?.clauses ?? [];
    const [first, second, third] = list as [ClauseNode, ClauseNode, ClauseNode];
    first.blocks.push(...typed('More.'));
    second.isSeparatePage = !second.isSeparatePage;
    list.push(...list.splice(2, 1));
    list.push(newClause(edited, 'ARTICLES', { id: ID, heading: 'New', blocks: typed('a'), origin: 'PASTE' }));
    const marked = markEdits(base, settle(edited), editor);
    const kindsOf = (key: string) =>
      clauseOf(marked, key).provenance.edits?.map(({ kinds, origin }) => [kinds, origin]);
    expect(kindsOf(first.key)).toEqual([[['REWORDED'], 'TYPED']]);
    expect(kindsOf(second.key)).toEqual([[['RESTYLED'], 'TYPED']]);
    expect(kindsOf(third.key)).toEqual([[['MOVED'], 'TYPED']]);
    expect(kindsOf(ID)).toEqual([[['ADDED'], 'PASTE']]);
    expect(clauseOf(marked, ID).provenance).not.toHaveProperty('origin');
    expect(all(marked).filter(({ provenance }) => provenance.edits !== undefined)).toHaveLength(4);
  });

  it('take the summary of words that were changed, and of no others', () => {
    const edited = copyOf(base);
    const summarized = articles(edited).flatMap(({ clauses }) => clauses.filter(({ summary }) => summary !== null));
    const [changed, moved] = summarized as [ClauseNode, ClauseNode];
    changed.heading = 'Otherwise';
    const marked = markEdits(base, settle(edited), editor);
    expect(clauseOf(marked, changed.key).summary).toBeNull();
    expect(clauseOf(marked, moved.key).summary).toBe(moved.summary);
    const said = all(marked).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'summary' ? block.entries.map(({ target }) => target) : [])),
    );
    expect(said.includes(changed.key)).toBe(false);
    expect(said.includes(moved.key) || said.length === 0).toBe(true);
  });

  it('bring an absent clause back when it stands again', () => {
    const edited = copyOf(base);
    for (const section of edited.sections) section.clauses = section.clauses.filter(({ key }) => key !== 'sep_income');
    const without = markEdits(base, settle(edited), editor);
    const again = markEdits(without, settle({ ...copyOf(without), sections: copyOf(base).sections }), editor);
    expect(again.absentClauses.some(({ key }) => key === 'sep_income')).toBe(false);
    expect(clauseOf(again, 'sep_income').provenance.edits?.[0]?.kinds).toEqual(['ADDED']);
  });
});
