import { describe, expect, it } from 'vitest';
import { anchorOf } from './anchors';
import { beginningOf, isWholly, readingOf, TITLE_ANCHOR, wholeParagraphs, wordsOf } from './reading';
import { aClause, aDifference as differs, aRun as run } from './samples';
import type { ReaderClause, ReaderRedline, ReaderTree, RedlineParagraph, Run } from './tree';

const clause = (key: string, number: string | null, children: ReaderClause[] = []): ReaderClause =>
  aClause(key, number, `Heading of ${key}`, `Words of ${key}.`, { children });
const tree: ReaderTree = {
  title: 'Prenuptial Agreement',
  parties: { A: { fullName: 'Alex Arden' }, B: { fullName: 'Blake Barlow' } },
  sections: [
    {
      key: 'homes',
      number: '1',
      title: 'Homes',
      clauses: [clause('rent', '1.1', [clause('share', '(a)')]), clause('sale', '1.2')],
    },
  ],
};
const redlineOf = (clauses: NonNullable<ReaderRedline['sections'][number]['clauses']>): ReaderRedline => ({
  hasChanges: true,
  title: [run('KEPT', tree.title)],
  titleCauses: [],
  sections: [{ key: 'homes', standing: 'KEPT', number: { before: '1', after: '1' }, title: null, clauses, causes: [] }],
});

describe('an agreement without a redline', () => {
  it('reads as the tree does, and has nothing to stop at', () => {
    const reading = readingOf(tree, null);
    expect(reading.stops).toEqual([]);
    expect(reading.sections[0]?.clauses.map(({ key, heading }) => [key, wordsOf(heading)])).toEqual([
      ['rent', 'Heading of rent'],
      ['sale', 'Heading of sale'],
    ]);
    expect(reading.topOf.get('share')).toBe('rent');
    expect(reading.keyOf.get('1.2')).toBe('sale');
  });
});

describe('the beginning of an agreement', () => {
  const ofSections = (...sizes: readonly number[]) =>
    readingOf(
      {
        ...tree,
        sections: sizes.map((size, at) => ({
          key: `s${at}`,
          number: `${at + 1}`,
          title: 'Section',
          clauses: Array.from({ length: size }, (_, index) => clause(`c${at}_${index}`, `${at + 1}.${index + 1}`)),
        })),
      },
      null,
    );

  it.each([
    ['one section too short', [39, 30, 20], ['s0', 's1'], 20],
    ['one section just long enough', [40, 30, 20], ['s0'], 50],
    ['everything in one', [500], ['s0'], 0],
    ['all that there is', [10, 20], ['s0', 's1'], 0],
  ] as const)(
    'is whole sections that fill a screen, and tells how much is to come: %s',
    (_name, sizes, drawn, toCome) => {
      const { sections, clausesToCome } = beginningOf(ofSections(...sizes));
      expect(sections.map(({ key }) => key)).toEqual(drawn);
      expect(clausesToCome).toBe(toCome);
    },
  );
});

describe('an agreement with a redline', () => {
  it('takes from the tree what the redline does not repeat', () => {
    const reading = readingOf(tree, redlineOf([{ type: 'same', key: 'rent' }, differs('sale', { isReworded: true })]));
    const [rent, sale] = reading.sections[0]?.clauses ?? [];
    expect(rent?.children.map(({ key }) => key)).toEqual(['share']);
    expect(rent?.change).toBeNull();
    expect(wordsOf(sale?.heading ?? [])).toBe('Heading of sale');
    expect(reading.stops).toEqual([anchorOf('sale')]);
    expect(reading.sections[0]?.isChanged).toBe(true);
  });

  it('passes over a clause that is only numbered anew', () => {
    const renumbered = differs('sale', { number: { before: '1.3', after: '1.2' } });
    const reading = readingOf(tree, redlineOf([{ type: 'same', key: 'rent' }, renumbered]));
    expect(reading.stops).toEqual([]);
    expect(reading.sections[0]?.isChanged).toBe(false);
    expect(reading.sections[0]?.clauses[1]?.number).toEqual({ before: '1.3', after: '1.2' });
  });

  it('stops once at a clause that went with all that it held', () => {
    const gone = differs('gone', {
      standing: 'DELETED',
      heading: [run('DELETED', 'Rent of old')],
      blocks: [],
      children: [differs('under', { standing: 'DELETED', heading: [], blocks: [], children: [] })],
    });
    const reading = readingOf(tree, redlineOf([gone, { type: 'same', key: 'rent' }, { type: 'same', key: 'sale' }]));
    expect(reading.stops).toEqual([anchorOf('gone')]);
    expect(reading.sections[0]?.clauses[0]?.clause).toBeNull();
    expect(reading.sections[0]?.clauses[0]?.children[0]?.change).toBeNull();
  });

  it('shows a moved clause where it is, and at the place that it left where it went', () => {
    const moved = differs('sale', { standing: 'MOVED_HERE', number: { before: '1.1', after: '1.2' } });
    const reading = readingOf(
      tree,
      redlineOf([{ type: 'movedAway', key: 'sale' }, { type: 'same', key: 'rent' }, moved]),
    );
    const [left, , here] = reading.sections[0]?.clauses ?? [];
    expect(left).toMatchObject({ key: 'sale', standing: 'MOVED_AWAY', number: { after: '1.2' } });
    expect(here?.blocks).toHaveLength(1);
    expect(reading.stops).toEqual([anchorOf('sale')]);
  });

  it('stops at another title of the document first', () => {
    const redline = { ...redlineOf([differs('rent', { isReworded: true })]), title: [run('INSERTED', 'Agreement')] };
    expect(readingOf(tree, redline).stops).toEqual([TITLE_ANCHOR, anchorOf('rent')]);
  });

  it('stops at a new section, not at each clause of it', () => {
    const inserted = differs('rent', {
      standing: 'INSERTED',
      heading: [run('INSERTED', 'Rent')],
      blocks: [],
      children: [],
    });
    const redline = redlineOf([inserted]);
    const [section] = redline.sections;
    const sections = section === undefined ? [] : [{ ...section, standing: 'INSERTED' as const }];
    expect(readingOf(tree, { ...redline, sections }).stops).toEqual([anchorOf('homes')]);
  });
});

describe('paragraphs that come and go', () => {
  const paragraph = (end: RedlineParagraph['end'], ...runs: Run[]): RedlineParagraph => ({
    type: 'paragraph',
    runs,
    end,
  });

  it('are whole, whichever of two ends the comparison named', () => {
    const compared = [
      paragraph('INSERTED', run('KEPT', 'One.')),
      paragraph('KEPT', run('INSERTED', 'Two.')),
      paragraph('KEPT', run('KEPT', 'Three.')),
    ];
    expect(wholeParagraphs(compared).map((block) => block.type === 'paragraph' && block.end)).toEqual([
      'KEPT',
      'INSERTED',
      'KEPT',
    ]);
  });

  it('are joined or split where the words on both sides stay', () => {
    const joined = [paragraph('DELETED', run('KEPT', 'One')), paragraph('KEPT', run('KEPT', 'and two.'))];
    expect(wholeParagraphs(joined)).toEqual(joined);
    expect(isWholly(joined[0] as RedlineParagraph)).toBe(false);
    expect(isWholly(paragraph('INSERTED', run('INSERTED', 'Two.')))).toBe(true);
  });
});
