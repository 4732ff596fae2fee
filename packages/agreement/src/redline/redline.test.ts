import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { markEdits } from '../edit';
import { aCouple, aFullCouple } from '../testing';
import type { AgreementTree, ClauseNode } from '../tree';
import { redline } from './redline';
import type { Redline, RedlineBlock, RedlineClause, RedlineMember, Run } from './schemas';

const copyOf = (tree: AgreementTree) => JSON.parse(JSON.stringify(tree)) as AgreementTree;
const clausesOf = (tree: AgreementTree): ClauseNode[] => {
  const below = (nodes: readonly ClauseNode[]): ClauseNode[] =>
    nodes.flatMap((node) => [node, ...below(node.children)]);
  return below(tree.sections.flatMap((section) => section.clauses));
};
const clauseOf = (tree: AgreementTree, key: string): ClauseNode => {
  const node = clausesOf(tree).find((clause) => clause.key === key);
  if (node === undefined) throw new Error(`No clause ${key}`);
  return node;
};
const membersOf = (result: Redline): RedlineMember[] => {
  const below = (members: readonly RedlineMember[]): RedlineMember[] =>
    members.flatMap((member) => [member, ...(member.type === 'clause' ? below(member.children ?? []) : [])]);
  return result.sections.flatMap(({ clauses }) => below(clauses ?? []));
};
const isChanged = (member: RedlineMember): member is RedlineClause =>
  member.type === 'clause' && (member.standing !== 'KEPT' || member.isReworded);
const changedKeys = (result: Redline) => membersOf(result).flatMap((member) => (isChanged(member) ? [member.key] : []));
const changeOf = (result: Redline, key: string): RedlineClause => {
  const member = membersOf(result).find((other) => other.key === key && other.type === 'clause');
  if (member?.type !== 'clause') throw new Error(`No change of ${key}`);
  return member;
};
const blockOf = <T extends RedlineBlock['type']>(clause: RedlineClause, type: T) =>
  clause.blocks?.find((block): block is Extract<RedlineBlock, { type: T }> => block.type === type);

const MARKS = { KEPT: ['', ''], INSERTED: ['{+', '+}'], DELETED: ['[-', '-]'] } as const;
/** As a plain word diff shows it: `kept [-deleted-] {+inserted+}`. */
const shown = (runs: readonly Run[]) =>
  runs.map(({ change, inline }) => `${MARKS[change][0]}${inline.text}${MARKS[change][1]}`).join('');
const shownText = (clause: RedlineClause) => shown(blockOf(clause, 'paragraph')?.runs ?? []);

/** The clause sep_income with other words in it, as an attorney or another template would set them. */
const reworded = (tree: AgreementTree, from: string, to: string): AgreementTree => {
  const result = copyOf(tree);
  for (const block of clauseOf(result, 'sep_income').blocks)
    if (block.type === 'paragraph') for (const inline of block.inlines) inline.text = inline.text.replace(from, to);
  return result;
};

const full = assemble(aFullCouple().input());

describe('what a redline shows', () => {
  it('deletes and inserts words, each with its kind', () => {
    const after = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2500' }).input());
    const clause = changeOf(redline(full, after), 'day_joint');
    expect(shownText(clause)).toContain('shall contribute [-$2,400.00-]{+$2,500.00+} and');
    const runs = blockOf(clause, 'paragraph')?.runs.filter(({ change }) => change !== 'KEPT');
    expect(runs?.map(({ inline }) => inline.type)).toEqual(['value', 'value']);
  });

  it('takes small words between two changes into one', () => {
    const after = assemble(aFullCouple().agreeOn({ ss_pct: '35' }).input());
    expect(shownText(changeOf(redline(full, after), 'sup_terms'))).toContain(
      '[-thirty percent (30%-]{+thirty-five percent (35%+})',
    );
  });

  it('names what is the same and does not repeat it', () => {
    const after = assemble(
      aFullCouple().agreeOn({ at_custom: 'We will spend one week of each summer at home.' }).input(),
    );
    const result = redline(full, after);
    expect(changedKeys(result)).toEqual(['gen_custom']);
    expect(result.sections.filter(({ clauses }) => clauses !== null)).toHaveLength(1);
    expect(JSON.stringify(result).length).toBeLessThan(JSON.stringify(after).length / 20);
  });

  it('does not read what both versions share', () => {
    const before = copyOf(full);
    const after = {
      ...before,
      sections: before.sections.map((section) => ({ ...section, clauses: [...section.clauses] })),
    };
    const rewritten = clauseOf(reworded(full, 'Rent', 'Hire'), 'sep_income');
    for (const section of after.sections)
      section.clauses = section.clauses.map((clause) => (clause.key === rewritten.key ? rewritten : clause));
    for (const clause of clausesOf(before)) {
      if (clause.key === rewritten.key) continue;
      Object.defineProperty(clause, 'blocks', {
        get: () => {
          throw new Error(`${clause.key} is read`);
        },
      });
    }
    expect(changedKeys(redline(before, after))).toEqual(['sep_income']);
  });

  it('shows what a deleted clause said, and takes new numbers and references for no change', () => {
    const before = assemble(aFullCouple().input());
    const after = assemble(aFullCouple().answering('B', { sp_income: 'shared' }).input());
    const result = redline(before, after);
    const deleted = changeOf(result, 'sep_income');
    expect(deleted.standing).toBe('DELETED');
    expect(shownText(deleted)).toMatch(/^\[-Rent, interest/);
    const [was, is] = [clauseOf(before, 'sep_trace').number, clauseOf(after, 'sep_trace').number];
    expect(was).not.toBe(is);
    const next = changeOf(result, 'sep_trace');
    expect(next).toMatchObject({ standing: 'KEPT', isReworded: false, number: { before: was, after: is }, causes: [] });
    const renumbered = membersOf(result)
      .flatMap((member) => (member.type === 'clause' ? (member.blocks ?? []) : []))
      .flatMap((block) => (block.type === 'paragraph' ? block.runs : []))
      .filter(({ textBefore }) => textBefore !== null);
    expect(renumbered.length).toBeGreaterThan(0);
    expect(renumbered.every(({ change, inline }) => change === 'KEPT' && inline.type === 'reference')).toBe(true);
    expect(changedKeys(result)).toEqual(['sep_income']);
  });

  it('knows the clauses by which initials stand by more than their numbers', () => {
    const after = copyOf(full);
    const waiver = clauseOf(after, 'sup_terms');
    const [was, is] = [waiver.number ?? '', '20.1'];
    waiver.number = is;
    for (const block of clauseOf(after, 'sgn_initials').blocks)
      if (block.type === 'initials') for (const row of block.rows) row.label = row.label.replace(was, is);
    const result = redline(full, after);
    expect(result.hasChanges).toBe(false);
    const rows = blockOf(changeOf(result, 'sgn_initials'), 'initials')?.rows ?? [];
    const references = rows.flatMap(({ label }) => label.filter(({ textBefore }) => textBefore !== null));
    expect(references).toMatchObject([
      { change: 'KEPT', textBefore: was, inline: { type: 'reference', text: is, target: 'sup_terms' } },
    ]);
  });

  it('moves a clause that stands elsewhere, with its own changes in it', () => {
    const after = reworded(full, 'Rent', 'Hire');
    const [from, to] = ['separate', 'shared'].map((key) => after.sections.find((section) => section.key === key));
    if (from === undefined || to === undefined) throw new Error('No such section');
    to.clauses.unshift(clauseOf(after, 'sep_income'));
    from.clauses = from.clauses.filter(({ key }) => key !== 'sep_income');
    const result = redline(full, after);
    const ofSection = (key: string) => result.sections.find((section) => section.key === key)?.clauses ?? [];
    expect(ofSection('shared')[0]).toMatchObject({ key: 'sep_income', standing: 'MOVED_HERE', isReworded: true });
    expect(shownText(changeOf(result, 'sep_income'))).toMatch(/^\[-Rent-\]\{\+Hire\+\}, interest/);
    expect(ofSection('separate')).toContainEqual({ type: 'movedAway', key: 'sep_income' });
    expect(changedKeys(result)).toEqual(['sep_income']);
  });

  it('shows a changed row of a schedule cell by cell, a new one whole, and the sums that follow', () => {
    const input = aFullCouple().input();
    const [checking] = input.disclosure.A.assets;
    if (checking === undefined) throw new Error('No account');
    input.disclosure.A.assets.push({ ...checking, institution: 'Lake Bank', accountNumber: '9090', valueInCents: 100 });
    checking.valueInCents += 100;
    const tables = changeOf(redline(full, assemble(input)), 'sch_a').blocks?.filter((block) => block.type === 'table');
    const accounts = tables?.find(({ caption }) => shown(caption) === 'Accounts');
    const rows = accounts?.rows.map(({ standing, cells }) => [standing, ...cells.map(shown)]);
    expect(rows).toContainEqual([
      'KEPT',
      'Checking\nAccount statement, September 30, 2026',
      'Redwood Credit Union',
      'ending 4471',
      '[-$8,452.37-]{+$8,453.37+}',
    ]);
    expect(rows?.filter(([standing]) => standing === 'INSERTED')).toHaveLength(1);
    expect(rows?.filter(([standing]) => standing === 'DELETED')).toHaveLength(0);
    expect(accounts?.totals.map(({ value }) => shown(value))).toContain('[-$72,573.25-]{+$72,575.25+}');
  });

  it('shows a changed name in signature blocks, certificates and headings', () => {
    const after = assemble(aFullCouple().named({}, { firstName: 'Bob' }).input());
    const result = redline(full, after);
    const parties = changeOf(result, 'sgn_parties').blocks?.filter((block) => block.type === 'signature');
    expect(parties?.map(({ name }) => shown(name))).toEqual(['Alex Arden', '[-Blake-]{+Bob+} Barlow']);
    const certificates = changeOf(result, 'sgn_notary').blocks?.filter((block) => block.type === 'certificate');
    expect(certificates?.map(({ title }) => shown(title))).toContain('Acknowledgment of [-Blake-]{+Bob+} Barlow');
    expect(shown(changeOf(result, 'sch_b').heading ?? [])).toBe('[-Blake-]{+Bob+}’s Finances');
  });

  it('parts and joins paragraphs without touching their words', () => {
    const after = copyOf(full);
    const node = clauseOf(after, 'sep_income');
    const [block] = node.blocks;
    if (block?.type !== 'paragraph') throw new Error('No paragraph');
    node.blocks = [
      { ...block, inlines: block.inlines.slice(0, 2) },
      { ...block, inlines: block.inlines.slice(2) },
    ];
    const parted = changeOf(redline(full, after), 'sep_income').blocks ?? [];
    expect(parted.map((part) => (part.type === 'paragraph' ? part.end : null))).toEqual(['INSERTED', 'KEPT']);
    const joined = changeOf(redline(after, full), 'sep_income').blocks ?? [];
    expect(joined.map((part) => (part.type === 'paragraph' ? part.end : null))).toEqual(['DELETED', 'KEPT']);
  });

  it('refuses a version in which a key names two clauses', () => {
    const after = copyOf(full);
    after.sections[1]?.clauses.push(clauseOf(after, 'sep_income'));
    expect(() => redline(full, after)).toThrow('Two clauses with the key sep_income');
  });
});

describe('why it shows it', () => {
  const causesOf = (before: AgreementTree, after: AgreementTree, key: string) =>
    changeOf(redline(before, after), key).causes;
  const answering = (answers: Parameters<ReturnType<typeof aFullCouple>['agreeOn']>[0]) =>
    assemble(aFullCouple().agreeOn(answers).input());

  describe('ANSWER', () => {
    it('a value that both typed anew, with both answers before and after', () => {
      const result = redline(full, answering({ hf_contrib_a: '2500' }));
      expect(changeOf(result, 'day_joint')).toMatchObject({
        causes: ['ANSWER'],
        answers: (['A', 'B'] as const).map((respondent) => ({
          questionKey: 'hf_contrib_a',
          respondent,
          before: '$2,400.00',
          after: '$2,500.00',
        })),
      });
    });

    it('another option: one clause goes with what it holds, another comes, and the lists follow', () => {
      const result = redline(full, answering({ ss_choice: 'waived' }));
      expect(changeOf(result, 'sup_waive')).toMatchObject({ standing: 'INSERTED', causes: ['ANSWER'] });
      expect(changeOf(result, 'sup_terms')).toMatchObject({ standing: 'DELETED', causes: ['ANSWER'] });
      // Its condition names other clauses, not answers; and its own parts go with it.
      expect(changeOf(result, 'sup_end')).toMatchObject({ standing: 'DELETED', causes: ['ANSWER'] });
      const { answers } = changeOf(result, 'sup_waive');
      expect(answers.map(({ questionKey, respondent }) => [questionKey, respondent])).toEqual([
        ['ss_choice', 'A'],
        ['ss_choice', 'B'],
      ]);
      expect(changeOf(result, 'sup_end').answers).toEqual(answers);
      expect(changeOf(result, 'sup_end_death').causes).toEqual(['ANSWER']);
      expect(changeOf(result, 'sgn_initials').causes).toEqual(['ANSWER']);
    });

    it('a first answer to an open question', () => {
      const open = assemble(aCouple().input());
      expect(causesOf(open, assemble(aCouple().agreeOn({ sp_income: 'owner' }).input()), 'sep_income')).toEqual([
        'ANSWER',
      ]);
    });

    it('one partner’s change that opens a difference', () => {
      const after = assemble(aFullCouple().answering('B', { sp_income: 'shared' }).input());
      expect(causesOf(full, after, 'sep_income')).toEqual(['ANSWER']);
    });

    it('a partner’s name, wherever it is printed', () => {
      const result = redline(
        full,
        assemble(aFullCouple().named({ lastName: 'Arden-Barlow' }, { firstName: 'Bob' }).input()),
      );
      const causes = membersOf(result).flatMap((member) => (isChanged(member) ? member.causes : []));
      expect(new Set(causes)).toEqual(new Set(['ANSWER']));
    });

    it('a partner’s pronouns', () => {
      const after = assemble(aFullCouple().named({ gender: 'NON_BINARY' }, {}).input());
      expect(causesOf(full, after, 'vol_counsel')).toEqual(['ANSWER']);
    });
  });

  describe('ALIGNMENT', () => {
    it('an answer on which the partners differed', () => {
      const before = assemble(aFullCouple().answering('B', { sp_income: 'shared' }).input());
      const result = redline(before, full);
      expect(changeOf(result, 'sep_income')).toMatchObject({ standing: 'INSERTED', causes: ['ALIGNMENT'] });
      expect(changeOf(result, 'sep_income').answers).toMatchObject([
        { questionKey: 'sp_income', respondent: 'B', before: 'It is shared', after: 'The owner keeps it' },
      ]);
    });

    it('not an answer that both changed together', () => {
      const before = answering({ sp_income: 'shared' });
      expect(causesOf(before, full, 'sep_income')).toEqual(['ANSWER']);
    });
  });

  describe('DISCLOSURE', () => {
    it('an entry of a schedule, and what both schedules sum up', () => {
      const input = aFullCouple().input();
      input.disclosure.A.debts = [];
      const result = redline(full, assemble(input));
      expect(changedKeys(result)).toEqual(['sch_a']);
      expect(changeOf(result, 'sch_a').causes).toEqual(['DISCLOSURE']);
    });

    it('a receipt, which is no part of the hash', () => {
      const input = aFullCouple().input();
      const result = redline(assemble(input), assemble(aFullCouple().receiving('A').input()));
      expect(changedKeys(result)).toEqual(['dis_received']);
      expect(changeOf(result, 'dis_received').causes).toEqual(['DISCLOSURE']);
    });

    it('the clauses that depend on whether there are entries', () => {
      const after = assemble(aFullCouple().disclosing('B', {}).input());
      expect(causesOf(full, after, 'dis_received')).toEqual(['DISCLOSURE']);
      expect(causesOf(full, after, 'dis_full')).toEqual(['DISCLOSURE']);
      expect(causesOf(full, after, 'sch_b')).toEqual(['DISCLOSURE']);
    });
  });

  describe('TEMPLATE_OR_LAW', () => {
    const otherTemplate = (tree: AgreementTree): AgreementTree => ({
      ...tree,
      template: { ...tree.template, version: 'next' },
      inputHash: 'another',
    });

    it('another state: its terms, its texts, its clauses', () => {
      const result = redline(full, assemble(aFullCouple().inState('NY').input()));
      expect(changeOf(result, 'shr_retire').causes).toEqual(['TEMPLATE_OR_LAW']);
      expect(changeOf(result, 'eff_law').causes).toEqual(['TEMPLATE_OR_LAW']);
      expect(result.titleCauses).toEqual(['TEMPLATE_OR_LAW']);
      const ofOthers = membersOf(result).filter(
        (member) => isChanged(member) && !member.causes.includes('TEMPLATE_OR_LAW'),
      );
      expect(ofOthers).toEqual([]);
    });

    it('other words or another place in a later version of the template', () => {
      const after = otherTemplate(reworded(full, 'Rent', 'Hire'));
      expect(causesOf(full, after, 'sep_income')).toEqual(['TEMPLATE_OR_LAW']);
      const moved = otherTemplate(copyOf(full));
      moved.sections[3]?.clauses.reverse();
      const causes = membersOf(redline(full, moved)).flatMap((member) => (isChanged(member) ? member.causes : []));
      expect(new Set(causes)).toEqual(new Set(['TEMPLATE_OR_LAW']));
    });

    it('a term of another wording, under the same template and in the same state', () => {
      const input = aFullCouple().input();
      const term = clauseOf(full, 'shr_retire').blocks.flatMap((block) =>
        block.type === 'paragraph' ? block.inlines.filter((inline) => inline.type === 'term') : [],
      )[0];
      if (term?.type !== 'term') throw new Error('No term');
      input.terms = { ...input.terms, [term.termKey]: 'Common Property' };
      const after = assemble(input);
      expect(causesOf(full, after, 'shr_retire')).toEqual(['TEMPLATE_OR_LAW']);
    });

    it('a new answer under a new template is both', () => {
      const after = otherTemplate(answering({ hf_contrib_a: '2500' }));
      const [block] = clauseOf(after, 'day_joint').blocks;
      if (block?.type === 'paragraph') block.inlines.push({ type: 'text', text: ' Each keeps a record.' });
      expect(causesOf(full, after, 'day_joint')).toEqual(['ANSWER', 'TEMPLATE_OR_LAW']);
    });
  });

  describe('ATTORNEY_EDIT', () => {
    it('other words in what was assembled from the same input', () => {
      expect(causesOf(full, reworded(full, 'Rent', 'Hire'), 'sep_income')).toEqual(['ATTORNEY_EDIT']);
    });

    it('a clause of no template, a clause struck out, and one put elsewhere', () => {
      const after = copyOf(full);
      const own: ClauseNode = { ...clauseOf(after, 'sep_trace'), key: 'own_words', children: [] };
      const section = after.sections.find(({ key }) => key === 'separate');
      if (section === undefined) throw new Error('No section');
      section.clauses = [own, ...section.clauses.filter(({ key }) => key !== 'sep_income')];
      const [, , last] = section.clauses;
      section.clauses = [...section.clauses.filter((clause) => clause !== last), ...(last === undefined ? [] : [last])];
      const result = redline(full, after);
      expect(changedKeys(result).toSorted()).toEqual(['own_words', 'sep_income', last?.key].toSorted());
      for (const key of changedKeys(result)) expect(changeOf(result, key).causes).toEqual(['ATTORNEY_EDIT']);
    });

    describe('by the marks of a hand', () => {
      const editor = {
        side: 'A' as const,
        editorId: '00000000-0000-4000-8000-00000000000f',
        editorName: 'Frances Ade',
        commitAt: '2026-11-24T12:00:00.000Z',
      };
      const hand = { side: 'A', editorName: 'Frances Ade', commitAt: editor.commitAt };
      const byHand = (tree: AgreementTree, from: string, to: string) =>
        markEdits(tree, reworded(tree, from, to), editor);

      it('is told from a new answer elsewhere, and nowhere else', () => {
        const after = byHand(answering({ hf_contrib_a: '2500' }), 'Rent', 'Hire');
        const result = redline(full, after);
        expect(causesOf(full, after, 'day_joint')).toEqual(['ANSWER']);
        expect(changeOf(result, 'day_joint').hands).toBeUndefined();
        expect(causesOf(full, after, 'sep_income')).toEqual(['ATTORNEY_EDIT']);
        expect(changeOf(result, 'sep_income').hands).toEqual([hand]);
      });

      it('is seen beside a new answer in the same clause', () => {
        const answered = answering({ hf_contrib_a: '2500' });
        const edited = copyOf(answered);
        clauseOf(edited, 'day_joint').blocks.push({ type: 'paragraph', inlines: [{ type: 'text', text: 'Monthly.' }] });
        const after = markEdits(answered, edited, editor);
        expect(causesOf(full, after, 'day_joint')).toEqual(['ANSWER', 'ATTORNEY_EDIT']);
      });

      it('tells who took a clause out, and who had, when it is back', () => {
        const edited = copyOf(full);
        for (const section of edited.sections)
          section.clauses = section.clauses.filter(({ key }) => key !== 'sep_income');
        const after = markEdits(full, edited, editor);
        expect(after.absentClauses.find(({ key }) => key === 'sep_income')).toMatchObject({
          reason: 'ATTORNEY',
          edit: editor,
        });
        const other = answering({ hf_contrib_a: '2500' });
        for (const result of [redline(full, after), redline(after, other)]) {
          expect(changeOf(result, 'sep_income').causes).toEqual(['ATTORNEY_EDIT']);
          expect(changeOf(result, 'sep_income').hands).toEqual([hand]);
        }
      });

      it('is not named for words that nothing explains where no hand was', () => {
        const after = reworded(answering({ hf_contrib_a: '2500' }), 'Rent', 'Hire');
        expect(causesOf(full, after, 'sep_income')).toEqual(['TEMPLATE_OR_LAW']);
      });
    });
  });

  it('a rough sum at the rates of another day may be that or the attorney’s hand', () => {
    const after = { ...copyOf(full), assembledOn: '2026-12-24' };
    const table = clauseOf(after, 'sch_a').blocks.findLast((block) => block.type === 'table');
    table?.totals.push({ label: 'In all', value: '$1.00' });
    expect(causesOf(full, after, 'sch_a')).toEqual(['DISCLOSURE', 'ATTORNEY_EDIT']);
  });
});
