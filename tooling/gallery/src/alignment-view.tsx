import { useState } from 'react';
import { Button } from '@troth/ui/button';
import { DiscussionNote, DiscussionThread, DiscussionToggle } from '@troth/ui/discussion';
import { AlignmentHistory, DisputeCard, SettledAnswer } from '@troth/ui/dispute-card';
import { BoxIcon, ClockIcon, HistoryIcon, PenIcon } from '@troth/ui/icons';
import { Sheet } from '@troth/ui/layout';
import { MessageComposer } from '@troth/ui/message-composer';
import { Page, PageActions } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { Popup } from '@troth/ui/popup';
import { ProgressBar } from '@troth/ui/progress-bar';
import { Text } from '@troth/ui/text';
import { SampleShell } from './sample-shell';

export function AlignmentView() {
  const [isHistoryOpen, setHistoryOpen] = useState(
    new URLSearchParams(window.location.search).get('state') === 'history',
  );
  const [isSettled, setSettled] = useState(false);
  const [note, setNote] = useState('');
  const actions = (
    <>
      <Button icon={<PartnerMark side="B" name="Blake" isNameBeside />} onClick={() => setSettled(true)}>
        Agree with Blake
      </Button>
      <Button icon={<PenIcon size={16} />}>Change my answer</Button>
    </>
  );
  return (
    <SampleShell current="alignment">
      <Page
        title="Four answers to settle together"
        lead="You and Blake agree on 79 of the 83 questions you share. For each one below, take your partner’s answer or change your own. When both match, it is settled."
        progress={<ProgressBar step={3} label="60%" />}
        aside={
          <Sheet>
            <h2>Settled so far</h2>
            <Text size="small">2 of 6 differences resolved</Text>
            <SettledAnswer title="How will you file?">Decide each year. Alex agreed with Blake.</SettledAnswer>
            <SettledAnswer title="From which day does sharing stop?">
              Filing for divorce. Blake changed an answer.
            </SettledAnswer>
            <Button
              variant="text"
              icon={<HistoryIcon size={16} />}
              onClick={() => setHistoryOpen(true)}
              style={{ margin: 'var(--s-3) 0 0 -8px' }}
            >
              View alignment history
            </Button>
          </Sheet>
        }
      >
        <DisputeCard
          kicker="Separate Property"
          title="Growth that comes from effort or shared money"
          icon={<BoxIcon size={18} />}
          answerA={{ name: 'Alex', isYou: true, answers: ['Owner keeps it'] }}
          answerB={{
            name: 'Blake',
            answers: ['Partly shared'],
            note: 'Blake also chose a percent. You compare it once you agree here.',
          }}
          actions={actions}
          aside={<DiscussionToggle isOpen count={2} openCount={2} controls="notes" onToggle={() => undefined} />}
          discussion={
            <div id="notes">
              <DiscussionThread
                label="Notes on this difference"
                emptyText="Nothing was said about this yet."
                notes={[
                  {
                    key: '1',
                    note: (
                      <DiscussionNote side="B" name="Blake" time="Thursday, 8:14 PM">
                        If I help with the studio on weekends, some of that growth is ours. Half feels fair to me.
                      </DiscussionNote>
                    ),
                  },
                  {
                    key: '2',
                    note: (
                      <DiscussionNote side="A" name="Alex" isYou time="Thursday, 9:02 PM">
                        I see that. Can we say partly shared, and set the percent lower?
                      </DiscussionNote>
                    ),
                  },
                ]}
                composer={
                  <MessageComposer
                    label="Write a note to Blake"
                    value={note}
                    onChange={setNote}
                    onSend={() => setNote('')}
                    maxLength={2000}
                  />
                }
              />
            </div>
          }
        />
        <DisputeCard
          kicker="Household Finances"
          title="Amount"
          description="If one of you steps back from work for the family: monthly payment into own savings"
          icon={<ClockIcon size={18} />}
          color="ink"
          answerA={{ name: 'Alex', isYou: true, answers: ['$1,500.00'] }}
          answerB={{ name: 'Blake', answers: ['$2,000.00'] }}
          actions={actions}
          aside={<DiscussionToggle isOpen={false} count={0} openCount={0} controls="more" onToggle={() => undefined} />}
          isSettled={isSettled}
          outcome="$2,000.00. You agreed with Blake."
        />
        <PageActions note="Opens when all four are settled.">
          <Button variant="primary" size="continue" disabled>
            Continue
          </Button>
        </PageActions>
        <Popup isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} title="Alignment history">
          <AlignmentHistory
            texts={{ before: 'Before:', after: 'Now:' }}
            entries={[
              {
                id: '1',
                time: 'Thursday, 9:20 PM',
                title: 'How will you file?',
                before: 'Jointly',
                after: 'Decide each year',
                side: 'A',
                name: 'Alex',
                action: 'agreed with Blake',
              },
              {
                id: '2',
                time: 'Wednesday, 7:45 PM',
                title: 'From which day does sharing stop?',
                before: 'Final judgment',
                after: 'Filing for divorce',
                side: 'B',
                name: 'Blake',
                action: 'changed an answer',
              },
            ]}
          />
        </Popup>
      </Page>
    </SampleShell>
  );
}
