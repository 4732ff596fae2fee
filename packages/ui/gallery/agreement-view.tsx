import { AgreementReader, type ClauseChange, type ReaderTree } from '../src/agreement-reader';
import { Button, LinkButton } from '../src/button';
import { DownloadIcon, PenIcon } from '../src/icons';
import { PageHeading } from '../src/page';
import { PartnerMark } from '../src/partner-mark';
import { ProgressBar } from '../src/progress-bar';
import { StickyActionBar } from '../src/sticky-action-bar';
import { Text } from '../src/text';
import { SampleShell } from './sample-shell';

type Clause = ReaderTree['sections'][number]['clauses'][number];
const clause = (
  number: string | null,
  heading: string | null,
  text: string,
  summary: string | null = null,
  children: Clause[] = [],
): Clause => ({
  kind: 'clause',
  key: `k${number}${heading}`,
  id: `c${number}${heading}`,
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
      id: title,
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
      id: 'separate',
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
            clause('(b)', null, 'Of the growth that comes from the effort of either party, forty percent (40%) is not'),
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
      id: 'signatures',
      number: '5',
      title: 'Signatures',
      clauses: [
        {
          ...clause(null, null, '', null),
          key: 'sign',
          id: 'sign',
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
      id: 'schedules',
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
const changes = new Map<string, ClauseChange>([
  [
    'c4.3Mixing and tracing',
    {
      note: 'Changed since version 2: you both changed an answer on Nov 19',
      segments: [
        { type: 'same', text: 'Separate Property placed in a joint account ' },
        { type: 'deleted', text: 'becomes Marital Property on the day of the deposit' },
        { type: 'same', text: ' ' },
        { type: 'inserted', text: 'stays separate for as long as records can trace it' },
        { type: 'same', text: '.' },
      ],
    },
  ],
]);

export function AgreementView() {
  return (
    <SampleShell current="review">
      <AgreementReader
        tree={tree}
        changes={changes}
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
