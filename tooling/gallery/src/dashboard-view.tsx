import { AttorneyServicesCard } from '@troth/ui/attorney-services-card';
import { LinkButton, Button } from '@troth/ui/button';
import { Checklist, ChecklistRow, WaitingPanel } from '@troth/ui/checklist';
import { BankIcon, ChatIcon, CoinsIcon, MailIcon } from '@troth/ui/icons';
import { Row } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { ProgressBar } from '@troth/ui/progress-bar';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { Heading, Text } from '@troth/ui/text';
import { DeadlineLine } from '@troth/ui/deadline-line';
import { WeddingCard } from '@troth/ui/wedding-card';
import { SampleShell } from './sample-shell';

const both = (a: string, b: string, isADone: boolean, isBDone: boolean) => [
  { side: 'A' as const, name: 'Alex', text: a, isDone: isADone },
  { side: 'B' as const, name: 'Blake', text: b, isDone: isBDone },
];

export function DashboardView() {
  const state = new URLSearchParams(window.location.search).get('state');
  if (state === 'loading' || state === 'failed') {
    return (
      <SampleShell current="dashboard" state={state === 'loading' ? 'loading' : { failed: 'Error loading data' }}>
        <Page>
          <PageSkeleton>
            <RowsSkeleton />
          </PageSkeleton>
        </Page>
      </SampleShell>
    );
  }
  return (
    <SampleShell current="dashboard">
      <Page
        title="Next, settle four answers with Blake"
        documentTitle="Dashboard"
        kicker="Alex and Blake, New York"
        lead="You both finished the questionnaire, and you agree on nearly everything. Four answers differ. See them side by side and decide together; nothing is final until you both review the document."
        progress={<ProgressBar step={3} label="60%" />}
        aside={
          <>
            <WeddingCard nameA="Alex" nameB="Blake" daysLeft={210} dateText="Saturday, June 19, 2027">
              <DeadlineLine
                label="Safe deadlines"
                points={[
                  { key: 'today', label: 'Today', date: 'Nov 21', isEnd: true },
                  { key: 'review', label: 'Review', date: 'May 10', wait: '7 days' },
                  { key: 'notary', label: 'Notary', date: 'May 20' },
                  { key: 'wedding', label: 'Wedding', date: 'Jun 19', isEnd: true },
                ]}
              />
            </WeddingCard>
            <AttorneyServicesCard
              title="Want Attorney Services?"
              greeting="Hi Alex, a licensed New York attorney can look over what you two decide."
              services={[
                {
                  key: 'r',
                  title: 'Representation',
                  description: 'Your own attorney reviews, edits and signs off the agreement. Flat fee, no retainer.',
                  action: <LinkButton href="/payment">Book Representation - $699</LinkButton>,
                },
                {
                  key: 'q',
                  title: 'Q&A',
                  description: 'A 20-minute phone call with a licensed attorney in your state.',
                  action: <LinkButton href="/payment">Book Q&amp;A - $49</LinkButton>,
                },
              ]}
            />
          </>
        }
      >
        <Row gap={4} style={{ marginTop: 'calc(var(--s-4) * -1)', marginBottom: 'var(--s-12)' }}>
          <LinkButton variant="primary" size="lg" href="/?view=alignment" isFullWidthOnPhone>
            Compare the four answers
          </LinkButton>
          <LinkButton variant="text" href="/messages" icon={<ChatIcon size={16} />}>
            Message Blake
          </LinkButton>
        </Row>
        <Heading level={2}>Your prenup, step by step</Heading>
        <Checklist>
          <ChecklistRow
            number={1}
            title="Questionnaire"
            description="Twelve sections, the same questions for both of you."
            href="/?view=questionnaire"
            state="done"
            partners={both('done', 'done', true, true)}
          />
          <ChecklistRow
            number={2}
            title="Financial Disclosure"
            description="What each of you owns, owes and earns."
            href="/?view=disclosure"
            state="open"
            partners={both('done', 'income missing', true, false)}
          />
          <ChecklistRow
            number={3}
            title="Alignment"
            description="79 of 83 shared questions agree. Four are left."
            href="/?view=alignment"
            state="now"
            partners={both('4 to settle', '4 to settle', false, false)}
          />
          <ChecklistRow number={4} title="Documents" description="Opens when your answers agree." state="locked" />
          <ChecklistRow
            number={5}
            title="Review & Notarize"
            description="Read it, sign it, have it notarized."
            state="locked"
          />
        </Checklist>
        <WaitingPanel
          side="B"
          name="Blake"
          title="Waiting for Blake"
          items={[
            { key: 'income', icon: <CoinsIcon />, text: 'Please add income for 2024' },
            { key: 'split', icon: <BankIcon />, text: 'Confirm how the joint savings account is split' },
          ]}
          actions={
            <>
              <Button icon={<MailIcon size={16} />}>Send reminder email</Button>
              <Text as="span" size="caption">
                Last reminder: Monday, November 16
              </Text>
            </>
          }
        />
      </Page>
    </SampleShell>
  );
}
