import { useState } from 'react';
import { AllSettled } from '@troth/ui/all-settled';
import { Button, LinkButton } from '@troth/ui/button';
import { type ChatMessage, ChatThread } from '@troth/ui/chat-thread';
import { DiscussionNote, DiscussionThread, DiscussionToggle } from '@troth/ui/discussion';
import { EmptyState } from '@troth/ui/empty-state';
import { MessageComposer } from '@troth/ui/message-composer';
import { Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { SideSheet } from '@troth/ui/side-sheet';
import { UnsentMessage } from '@troth/ui/unsent-message';
import { SampleShell } from './sample-shell';

const ALEX = { side: 'A', name: 'Alex', isOwn: true } as const;
const BLAKE = { side: 'B', name: 'Blake', isOwn: false } as const;
const at = (day: string, time: string) => ({ day, time, dateTime: '2026-11-19T20:14:00.000Z' });

const messages: readonly ChatMessage[] = [
  { id: '1', ...BLAKE, ...at('Wednesday, November 18', '8:14 PM'), text: 'I finished the part about the studio.' },
  {
    id: '2',
    ...ALEX,
    ...at('Wednesday, November 18', '9:02 PM'),
    text: 'Lovely. Let us go through it on Sunday?',
    isRead: true,
  },
  { id: '3', ...BLAKE, ...at('Today', '7:45 AM'), text: 'Sunday is good.' },
  { id: '4', ...BLAKE, ...at('Today', '7:46 AM'), text: 'After breakfast, before your mother calls.' },
  { id: '5', ...ALEX, ...at('Today', '7:50 AM'), text: 'Perfect.', isSending: true },
];

/** Words between the partners: the chat, the notes under a dispute, and the moment when nothing is left to settle. */
export function TogetherView() {
  const state = new URLSearchParams(window.location.search).get('state');
  const [isOpen, setOpen] = useState(state !== null && state !== 'settled');
  const [text, setText] = useState(state === 'long' ? 'And one more thing. '.repeat(195) : '');
  const shown = state === 'empty' ? [] : messages;
  const composer = (
    <MessageComposer
      label="Write to Blake"
      value={text}
      onChange={setText}
      onSend={() => setText('')}
      maxLength={4000}
    />
  );
  return (
    <SampleShell current="alignment">
      <Page title="Together" lead="What the two partners say to each other, and the moment when they agree.">
        <Stack gap={8}>
          <div>
            <Button onClick={() => setOpen(true)}>Open the messages</Button>
          </div>
          <AllSettled
            title="You agree on everything"
            names={{ A: 'Alex', B: 'Blake' }}
            action={
              <LinkButton href="/documents" variant="primary" size="continue">
                Continue
              </LinkButton>
            }
          >
            You and Blake have settled every difference. The agreement can be made from your answers now.
          </AllSettled>
          <DiscussionToggle isOpen count={2} openCount={1} controls="notes" onToggle={() => undefined} />
          <div id="notes">
            <DiscussionThread
              label="Notes on this difference"
              emptyText="Nothing yet."
              notes={[
                {
                  key: '1',
                  note: (
                    <DiscussionNote
                      side="B"
                      name="Blake"
                      time="Thursday, 8:14 PM"
                      isResolved
                      onToggleResolved={() => undefined}
                    >
                      Does this also cover the van?
                    </DiscussionNote>
                  ),
                },
                {
                  key: '2',
                  note: (
                    <DiscussionNote
                      side="A"
                      name="Alex"
                      isYou
                      time="Thursday, 9:02 PM"
                      onToggleResolved={() => undefined}
                    >
                      I see that. Can we say partly shared, and set the percent lower?
                    </DiscussionNote>
                  ),
                },
              ]}
              composer={composer}
            />
          </div>
          <UnsentMessage
            text="Half feels fair to me."
            reason="There is no connection to the internet."
            onRetry={() => undefined}
            onEdit={() => undefined}
            onDiscard={() => undefined}
          />
        </Stack>
        <SideSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={
            <>
              <PartnerMark side="B" name="Blake" size={32} isNameBeside />
              Messages with Blake
            </>
          }
          subtitle="Only the two of you can read this."
          foot={
            <>
              {state === 'failed' && (
                <UnsentMessage
                  text="Half feels fair to me."
                  onRetry={() => undefined}
                  onEdit={() => undefined}
                  onDiscard={() => undefined}
                />
              )}
              {composer}
            </>
          }
        >
          <ChatThread
            label="Messages with Blake"
            messages={shown}
            onLoadEarlier={state === 'empty' ? undefined : () => undefined}
            onDelete={() => undefined}
            empty={<EmptyState title="No messages yet">Say hello to Blake.</EmptyState>}
          />
        </SideSheet>
      </Page>
    </SampleShell>
  );
}
