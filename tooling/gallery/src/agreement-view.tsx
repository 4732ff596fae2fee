import { useState } from 'react';
import { AgreementReader } from '@troth/reader/agreement-reader';
import type { TextSize } from '@troth/reader/reader-tools';
import { aDifference, aRun as run } from '@troth/reader/samples';
import { ToolSelect } from '@troth/reader/tools';
import type { ReaderRedline, ReaderTree, RedlineClause } from '@troth/reader/tree';
import { Button, LinkButton } from '@troth/ui/button';
import { DownloadIcon, PenIcon } from '@troth/ui/icons';
import { PageHeading } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { ProgressBar } from '@troth/ui/progress-bar';
import { StickyActionBar } from '@troth/ui/sticky-action-bar';
import { Text } from '@troth/ui/text';
import { SampleShell } from './sample-shell';

type Clause = ReaderTree['sections'][number]['clauses'][number];
const sources = [{ questionId: 'q', respondent: 'A' as const, value: '40', answeredAt: null }];
const clause = (
  number: string | null,
  heading: string | null,
  text: string,
  summary: string | null = null,
  children: Clause[] = [],
): Clause => ({
  kind: 'clause',
  key: `k${number}${heading}`,
  number,
  heading,
  summary,
  children,
  blocks: [
    {
      type: 'paragraph',
      inlines: [
        { type: 'text', text },
        { type: 'term', text: ' Separate Property', termKey: 'separate' },
        { type: 'text', text: ', as ' },
        { type: 'reference', text: 'Schedule A', target: 'schedules' },
        { type: 'text', text: ' lists it.' },
      ],
    },
  ],
});
const titles = ['Recitals', 'Effect and Definitions', 'Disclosure and Free Will'];
const tree: ReaderTree = {
  title: 'Prenuptial Agreement',
  parties: { A: { fullName: 'Alex Arden' }, B: { fullName: 'Blake Barlow' } },
  sections: [
    ...titles.map((title, index) => ({
      key: title,
      number: String(index + 1),
      title,
      clauses: [
        clause(
          `${index + 1}.1`,
          null,
          'The parties plan to marry and wish to settle what belongs to whom, now and later, including',
        ),
      ],
    })),
    {
      key: 'separate',
      number: '4',
      title: 'Separate Property',
      clauses: [
        clause(
          '4.1',
          'Property owned before marriage',
          'Everything that a party owns on the day of the marriage is and stays that party’s',
          'What you bring stays yours.',
        ),
        clause(
          '4.2',
          'Growth of Separate Property',
          'The parties treat growth according to its cause; growth stays',
          'If a stock rises, its owner keeps the gain. If you work to make something grow, 40% of that growth is shared.',
          [
            clause('(a)', null, 'Growth that comes from markets, interest or the passage of time is'),
            {
              ...clause('(b)', null, ''),
              blocks: [
                {
                  type: 'paragraph',
                  inlines: [
                    { type: 'text', text: 'Of the growth that comes from the effort of either party, ' },
                    { type: 'value', text: 'forty percent (40%)', sources },
                    { type: 'text', text: ' is Marital Property. The rest belongs to the owner.' },
                  ],
                },
              ],
            },
          ],
        ),
        clause(
          '4.3',
          'Mixing and tracing',
          '',
          'Keep statements. If you can show where the money came from, it stays yours.',
        ),
      ],
    },
    {
      key: 'signatures',
      number: '5',
      title: 'Signatures',
      clauses: [
        {
          ...clause(null, null, '', null),
          key: 'sign',
          blocks: [
            {
              type: 'signature',
              title: 'Party A',
              name: 'Alex Arden',
              role: null,
              lines: [
                { label: 'Signature', width: 'full' },
                { label: 'Date', width: 'half' },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'schedules',
      number: null,
      title: 'Schedules',
      clauses: [
        {
          ...clause('Schedule A', null, '', null),
          blocks: [
            {
              type: 'table',
              caption: 'Property of Alex Arden',
              columns: [
                { label: 'Description', align: 'start' },
                { label: 'Institution', align: 'start' },
                { label: 'Value', align: 'end' },
              ],
              rows: [
                ['401k', 'Employer plan, ends in 2208', '$118,300.00'],
                ['Brokerage', 'Index funds, ends in 9030', '$34,400.00'],
              ],
              totals: [{ label: 'Total, USD', value: '$152,700.00' }],
              emptyText: null,
            },
          ],
        },
      ],
    },
  ],
};
const same = (key: string) => ({ type: 'same' as const, key });
const differs = (key: string, changes: Partial<RedlineClause>): RedlineClause =>
  aDifference(key, { isReworded: true, causes: ['ANSWER'], ...changes });
const kept = { standing: 'KEPT' as const, number: { before: null, after: null }, title: null, causes: [] };
/** One change of each kind that a reader meets most. */
const redline: ReaderRedline = {
  hasChanges: true,
  title: [run('KEPT', tree.title)],
  titleCauses: [],
  sections: [
    ...titles.map((title, index) => ({
      ...kept,
      key: title,
      number: { before: String(index + 1), after: String(index + 1) },
      clauses: null,
    })),
    {
      ...kept,
      key: 'separate',
      number: { before: '4', after: '4' },
      clauses: [
        same('k4.1Property owned before marriage'),
        differs('gone', {
          standing: 'DELETED',
          number: { before: '4.2', after: null },
          heading: [run('DELETED', 'Household account')],
          blocks: [
            {
              type: 'paragraph',
              runs: [run('DELETED', 'The parties keep one account for the household.')],
              end: 'DELETED',
            },
          ],
          children: [],
        }),
        differs('k4.2Growth of Separate Property', {
          isReworded: false,
          number: { before: '4.3', after: '4.2' },
          causes: [],
        }),
        differs('k4.3Mixing and tracing', {
          number: { before: '4.4', after: '4.3' },
          blocks: [
            {
              type: 'paragraph',
              runs: [
                run('KEPT', 'Separate Property placed in a joint account '),
                run('DELETED', 'becomes Marital Property on the day of the deposit'),
                run('INSERTED', 'stays separate for as long as records can trace it'),
                run('KEPT', '.'),
              ],
              end: 'KEPT',
            },
          ],
        }),
      ],
    },
    { ...kept, key: 'signatures', number: { before: '5', after: '5' }, clauses: null },
    {
      ...kept,
      key: 'schedules',
      clauses: [
        differs('kSchedule Anull', {
          kind: 'schedule',
          number: { before: 'Schedule A', after: 'Schedule A' },
          causes: ['DISCLOSURE'],
          blocks: [
            {
              type: 'table',
              change: 'KEPT',
              caption: [run('KEPT', 'Property of Alex Arden')],
              columns: [
                { label: [run('KEPT', 'Description')], align: 'start' },
                { label: [run('KEPT', 'Institution')], align: 'start' },
                { label: [run('KEPT', 'Value')], align: 'end' },
              ],
              rows: [
                {
                  standing: 'KEPT',
                  key: '0',
                  cells: [
                    [run('KEPT', '401k')],
                    [run('KEPT', 'Employer plan, ends in 2208')],
                    [run('KEPT', '$118,300.00')],
                  ],
                },
                {
                  standing: 'INSERTED',
                  key: '1',
                  cells: [
                    [run('INSERTED', 'Brokerage')],
                    [run('INSERTED', 'Index funds, ends in 9030')],
                    [run('INSERTED', '$34,400.00')],
                  ],
                },
              ],
              totals: [
                {
                  standing: 'KEPT',
                  key: '0',
                  label: [run('KEPT', 'Total, USD')],
                  value: [run('DELETED', '$118,300.00'), run('INSERTED', '$152,700.00')],
                },
              ],
              emptyText: [],
            },
          ],
        }),
      ],
    },
  ],
};
const notes: Readonly<Record<string, string>> = {
  KEPT: 'Changed since version 2: you both changed an answer on Nov 19',
  DELETED: 'Left out since version 2: Blake changed an answer on Nov 18',
};

export function AgreementView() {
  const [textSize, setTextSize] = useState<TextSize>('normal');
  return (
    <SampleShell current="review">
      <AgreementReader
        tree={tree}
        redline={redline}
        describeChange={({ standing }) => notes[standing] ?? ''}
        hasOwnWhy={({ blocks }) =>
          blocks.some((block) => block.type === 'paragraph' && block.inlines.some(({ type }) => type === 'value'))
        }
        textSize={textSize}
        onTextSize={setTextSize}
        tools={
          <ToolSelect
            label="Show changes since"
            words="Since version 2"
            icon={<PenIcon size={16} />}
            value="2"
            options={[
              { value: '2', label: 'What I last saw (version 2)' },
              { value: '1', label: 'Version 1' },
              { value: '', label: 'No changes' },
            ]}
            onChange={() => undefined}
          />
        }
        header={
          <>
            <ProgressBar step={4} label="80%" />
            <PageHeading
              title="Read it together"
              lead="Every clause has a plain-language note and its reason beside it."
            />
          </>
        }
        contentsFooter={
          <LinkButton variant="text" href="/file.pdf" icon={<DownloadIcon size={16} />}>
            Download PDF
          </LinkButton>
        }
        renderWhy={() => (
          <dl>
            <dt>Your answers, Separate Property</dt>
            <dd>Growth that comes by itself: Owner keeps it</dd>
            <dt>New York law</dt>
            <dd>Without this clause, growth from either partner’s effort is usually marital property. DRL § 236(B)</dd>
          </dl>
        )}
      />
      <StickyActionBar
        title={
          <>
            Version 3, generated November 20, 2026{' '}
            <Text as="span" size="mono" tone="hint">
              9f3c 21ab
            </Text>
          </>
        }
        detail={
          <>
            <PartnerMark side="B" name="Blake" size={20} isNameBeside />
            Blake reviewed this version today at 9:12 AM
          </>
        }
      >
        <Button icon={<PenIcon size={16} />}>Ask for a change</Button>
        <Button variant="primary" size="lg">
          I have reviewed this version
        </Button>
      </StickyActionBar>
    </SampleShell>
  );
}
