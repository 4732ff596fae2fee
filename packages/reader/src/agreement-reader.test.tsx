import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AgreementReader, type AgreementReaderProps } from './agreement-reader';
import { aClause, aDifference, aRun as run } from './samples';
import type { ReaderClause, ReaderRedline, ReaderTree, RedlineBlock, RedlineClause, Run } from './tree';
import { UiProvider } from '@troth/ui/provider';

const sources = [{ questionId: 'q1', respondent: 'A' as const, value: '40', answeredAt: null }];
const clause = (key: string, number: string, heading: string, changes: Partial<ReaderClause> = {}): ReaderClause =>
  aClause(key, number, heading, `All about ${heading.toLowerCase()}.`, changes);
const tree: ReaderTree = {
  title: 'Prenuptial Agreement',
  parties: { A: { fullName: 'Alex Arden' }, B: { fullName: 'Blake Barlow' } },
  sections: [
    {
      key: 'separate',
      number: '4',
      title: 'Separate Property',
      clauses: [
        clause('growth', '4.1', 'Growth', {
          summary: 'What grows stays yours, Zoë.',
          children: [
            clause('effort', '(a)', 'Effort', {
              blocks: [
                {
                  type: 'paragraph',
                  inlines: [
                    { type: 'value', text: 'forty percent', sources },
                    { type: 'text', text: ' is shared, see ' },
                    { type: 'reference', text: '4.2', target: 'mixing' },
                  ],
                },
              ],
            }),
          ],
        }),
        clause('mixing', '4.2', 'Mixing'),
      ],
    },
    {
      key: 'schedules',
      number: null,
      title: 'Schedules',
      clauses: [
        clause('schedule', 'Schedule A', 'Property', {
          blocks: [
            {
              type: 'table',
              caption: null,
              columns: [
                { label: 'What', align: 'start' },
                { label: 'Value', align: 'end' },
              ],
              rows: [['Boat', '$1.00']],
              totals: [],
              emptyText: null,
            },
          ],
        }),
      ],
    },
  ],
};
const long: ReaderTree = {
  ...tree,
  sections: ['first', 'last'].map((key, at) => ({
    key,
    number: `${at + 1}`,
    title: `The ${key}`,
    clauses: Array.from({ length: 50 }, (_, index) => clause(`${key}_${index}`, `${at + 1}.${index + 1}`, 'Clause')),
  })),
};
const differs = (key: string, changes: Partial<RedlineClause>): RedlineClause =>
  aDifference(key, { isReworded: true, causes: ['ANSWER'], ...changes });
const redlineOf = (...clauses: NonNullable<ReaderRedline['sections'][number]['clauses']>): ReaderRedline => ({
  hasChanges: true,
  title: [run('KEPT', tree.title)],
  titleCauses: [],
  sections: [
    { key: 'separate', standing: 'KEPT', number: { before: '4', after: '4' }, title: null, clauses, causes: [] },
    {
      key: 'schedules',
      standing: 'KEPT',
      number: { before: null, after: null },
      title: null,
      clauses: null,
      causes: [],
    },
  ],
});
const blocksOf = (...blocks: RedlineBlock[]): ReaderRedline =>
  redlineOf({ type: 'same', key: 'growth' }, differs('mixing', { number: { before: '4.2', after: '4.2' }, blocks }));

const read = (props: Partial<AgreementReaderProps> = {}) =>
  render(
    <UiProvider env="test">
      <AgreementReader tree={tree} {...props} />
    </UiProvider>,
  );
const paper = () => screen.getByRole('article');
const clauseOf = (key: string) => document.getElementById(`agreement-${key}`) as HTMLElement;

describe('the redline on the paper', () => {
  it('strikes what went and underlines what came, and says both to those who do not see it', () => {
    read({
      redline: blocksOf({
        type: 'paragraph',
        runs: [
          run('KEPT', 'It '),
          run('DELETED', 'becomes shared'),
          run('INSERTED', 'stays separate'),
          run('KEPT', '.'),
        ],
        end: 'KEPT',
      }),
      describeChange: () => 'Changed since version 2',
    });
    const mixing = clauseOf('mixing');
    expect(mixing.querySelector('del')?.textContent).toBe('deleted: becomes shared (end of deletion) ');
    expect(mixing.querySelector('ins')?.textContent).toBe('inserted: stays separate (end of insertion) ');
    expect(within(mixing).getByText('Changed since version 2')).toBeTruthy();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(
      within(contents)
        .getByRole('link', { name: /Separate Property/ })
        .querySelector('svg'),
    ).toBeTruthy();
    expect(
      within(contents)
        .getByRole('link', { name: /Schedules/ })
        .querySelector('svg'),
    ).toBeNull();
  });

  it('names where a paragraph was joined or split', () => {
    read({
      redline: blocksOf(
        { type: 'paragraph', runs: [run('KEPT', 'One')], end: 'DELETED' },
        { type: 'paragraph', runs: [run('KEPT', 'two')], end: 'INSERTED' },
        { type: 'paragraph', runs: [run('KEPT', 'three')], end: 'KEPT' },
      ),
    });
    expect(within(clauseOf('mixing')).getByText('a paragraph used to end here')).toBeTruthy();
    expect(within(clauseOf('mixing')).getByText('a new paragraph now starts here')).toBeTruthy();
  });

  it('draws rows that come, go and move, and totals', () => {
    const row = (
      standing: 'KEPT' | 'INSERTED' | 'DELETED' | 'MOVED_HERE' | 'MOVED_AWAY',
      key: string,
      ...cells: Run[][]
    ) => ({
      standing,
      key,
      cells,
    });
    read({
      redline: blocksOf({
        type: 'table',
        change: 'KEPT',
        caption: [],
        columns: [
          { label: [run('KEPT', 'What')], align: 'start' },
          { label: [run('KEPT', 'Value')], align: 'end' },
        ],
        rows: [
          row('MOVED_AWAY', '2'),
          row('INSERTED', '0', [run('INSERTED', 'Car')], [run('INSERTED', '$2.00')]),
          row('DELETED', '1', [run('DELETED', 'Boat')], [run('DELETED', '$1.00')]),
          row('MOVED_HERE', '2', [run('KEPT', 'House\nin town')], [run('KEPT', '$3.00')]),
        ],
        totals: [
          {
            standing: 'KEPT',
            key: '0',
            label: [run('KEPT', 'Total')],
            value: [run('DELETED', '$4.00'), run('INSERTED', '$5.00')],
          },
        ],
        emptyText: [],
      }),
    });
    const rows = within(clauseOf('mixing'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[1]).toContain('One line moved from here');
    expect(rows[2]).toContain('inserted: Car');
    expect(rows[3]).toContain('deleted: Boat');
    expect(rows[4]).toContain('Moved here');
    expect(rows[5]).toContain('deleted: $4.00');
  });

  it('says of a table that nothing is listed in it any more, and shows what was', () => {
    read({
      redline: blocksOf({
        type: 'table',
        change: 'KEPT',
        caption: [],
        columns: [{ label: [run('KEPT', 'What')], align: 'start' }],
        rows: [{ standing: 'DELETED', key: '0', cells: [[run('DELETED', 'Boat')]] }],
        totals: [],
        emptyText: [run('KEPT', 'None.')],
      }),
    });
    expect(clauseOf('mixing').querySelector('ins')?.textContent).toContain('None.');
    expect(clauseOf('mixing').querySelector('del')?.textContent).toContain('Boat');
  });

  it('leads from a moved clause to where it was, and from there to where it is', () => {
    read({
      redline: redlineOf(
        { type: 'movedAway', key: 'mixing' },
        { type: 'same', key: 'growth' },
        differs('mixing', { standing: 'MOVED_HERE', number: { before: '4.1', after: '4.2' } }),
      ),
      describeChange: () => 'Moved',
    });
    const left = document.getElementById('agreement-left-mixing') as HTMLElement;
    expect(within(left).getByRole('link').getAttribute('href')).toBe('#agreement-mixing');
    expect(within(clauseOf('mixing')).getByRole('link', { name: 'See where it was' }).getAttribute('href')).toBe(
      '#agreement-left-mixing',
    );
    expect(within(clauseOf('mixing')).getByText('was 4.1')).toBeTruthy();
  });

  it('walks from change to change, by buttons and by Alt with the arrows', async () => {
    read({
      redline: redlineOf(differs('growth', {}), differs('mixing', {})),
      describeChange: () => 'Changed',
    });
    expect(screen.getByText('2 changes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(clauseOf('growth').hasAttribute('data-now')).toBe(true);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(clauseOf('mixing'));
    expect(clauseOf('growth').hasAttribute('data-now')).toBe(false);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(document.activeElement).toBe(clauseOf('growth'));
  });
});

describe('the search', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Find in the agreement' }));
    return screen.getByRole('textbox', { name: 'Find in the agreement' });
  };

  it.each([
    ['a number', '4.2', '1 of 2'],
    ['a heading', 'mixing', '1 of 2'],
    ['a note, without its accents', 'zoe', '1 of 1'],
    ['a table', 'boat', '1 of 1'],
    ['nothing', 'castle', 'Not found'],
  ])('finds %s', async (_name, words, count) => {
    read();
    await userEvent.type(await open(), words);
    expect(await screen.findByText(count, { selector: '[class*=stepCount]' })).toBeTruthy();
  });

  it('goes on with Enter, back with Shift and Enter, and tells how many there are', async () => {
    read();
    const field = await open();
    await userEvent.type(field, 'all about');
    expect(await screen.findByText('1 of 2', { selector: '[class*=stepCount]' })).toBeTruthy();
    await userEvent.type(field, '{Enter}');
    expect(screen.getByText('2 of 2', { selector: '[class*=stepCount]' })).toBeTruthy();
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('1 of 2', { selector: '[class*=stepCount]' })).toBeTruthy();
    expect(await screen.findByText('1 of 2', { selector: '[role=status]' })).toBeTruthy();
  });

  it('leaves the focus at what was found when it is closed', async () => {
    read();
    await userEvent.type(await open(), 'mixing{Escape}');
    expect(document.activeElement).toBe(clauseOf('mixing'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is closed with Escape from its buttons too', async () => {
    read();
    await userEvent.type(await open(), 'mixing');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Previous match');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('draws no clause anew', async () => {
    const hasOwnWhy = vi.fn(() => false);
    read({ renderWhy: () => null, hasOwnWhy });
    const before = hasOwnWhy.mock.calls.length;
    await userEvent.type(await open(), 'mixing{Enter}');
    expect(hasOwnWhy.mock.calls.length).toBe(before);
  });
});

describe('the reasons', () => {
  it('are told of clauses of the first level, and of those below that have their own', () => {
    read({ renderWhy: () => null, hasOwnWhy: ({ key }) => key === 'effort' });
    expect(
      screen.getAllByRole('button', { name: /^Why is clause/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Why is clause 4.1(a) here?',
      'Why is clause 4.1 here?',
      'Why is clause 4.2 here?',
      'Why is clause Schedule A here?',
    ]);
  });

  it('tell which answer fills a value when it is tapped, with the focus there and back', async () => {
    const renderWhy = vi.fn(({ value }: { value: { text: string } | null }) => <p>From {value?.text}</p>);
    read({ renderWhy, hasOwnWhy: () => true });
    await userEvent.click(within(paper()).getByText('forty percent'));
    const dialog = await screen.findByRole('dialog', { name: 'Why is this here?' });
    expect(within(dialog).getByText('From forty percent')).toBeTruthy();
    expect(renderWhy).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'effort', value: { text: 'forty percent', sources } }),
    );
    expect(document.activeElement).toBe(dialog);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Why is clause 4.1(a) here?' }));
  });

  it('are left with Tab, which goes on: they would lie over what has the focus then', async () => {
    read({ renderWhy: () => <button type="button">All its clauses</button> });
    const button = screen.getByRole('button', { name: 'Why is clause 4.1 here?' });
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All its clauses' }));
    expect(screen.getByRole('dialog', { name: 'Why is this here?' })).toBeTruthy();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are named by how a part begins that has neither number nor heading', () => {
    const bare = clause('bare', '', '', {
      number: null,
      heading: null,
      blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: 'The parties plan to marry in May.' }] }],
    });
    const [section] = tree.sections;
    read({ tree: { ...tree, sections: [{ ...section!, clauses: [bare] }] }, renderWhy: () => null });
    expect(screen.getByRole('button', { name: 'Why is clause “The parties plan to marry…” here?' })).toBeTruthy();
  });
});

describe('a trail of clauses', () => {
  it('marks them, begins at the first, and can be left', async () => {
    const onClose = vi.fn();
    read({ trail: { title: 'How does growth belong?', keys: ['effort', 'mixing'], onClose } });
    const group = screen.getByRole('group', { name: 'Clauses for one question' });
    expect(within(group).getByText('1 of 2')).toBeTruthy();
    expect(clauseOf('effort').hasAttribute('data-driven')).toBe(true);
    expect(document.activeElement).toBe(clauseOf('effort'));
    await userEvent.click(within(group).getByRole('button', { name: 'Next clause' }));
    expect(clauseOf('mixing').hasAttribute('data-now')).toBe(true);
    await userEvent.click(within(group).getByRole('button', { name: /^Stop showing/ }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not hidden by the contents from which it was chosen', async () => {
    const { rerender } = read();
    await userEvent.click(screen.getByRole('button', { name: 'Contents' }));
    expect(await screen.findByRole('dialog', { name: 'Contents' })).toBeTruthy();
    rerender(
      <UiProvider env="test">
        <AgreementReader tree={tree} trail={{ title: 'Growth', keys: ['effort'], onClose: () => undefined }} />
      </UiProvider>,
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contents' })).toBeNull());
  });
});

describe('a reference', () => {
  it('leads to its clause, and there is a way back', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {
      window.location.hash = '';
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    read();
    await userEvent.click(within(clauseOf('effort')).getByRole('link', { name: '4.2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to (a)' }));
    expect(back).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Back to (a)' })).toBeNull();
    back.mockRestore();
  });
});

describe('a long agreement', () => {
  const reader = (
    <UiProvider>
      <AgreementReader tree={long} />
    </UiProvider>
  );
  afterEach(() => {
    window.location.hash = '';
  });

  it('begins to be drawn, with its whole contents, before its end is', () => {
    const first = renderToStaticMarkup(reader);
    expect(first).toContain('id="agreement-first_49"');
    expect(first).not.toContain('id="agreement-last_0"');
    expect(first).toContain('href="#agreement-last"');
    expect(first).toContain('aria-busy="true"');
    render(reader);
    const paper = screen.getByRole('article');
    expect(paper.querySelectorAll('[data-clause]')).toHaveLength(100);
    expect(paper.getAttribute('aria-busy')).toBe('false');
  });

  it('is drawn at once for whoever comes to a certain clause', () => {
    window.location.hash = '#agreement-last_7';
    expect(renderToStaticMarkup(reader)).toContain('id="agreement-last_49"');
  });
});
