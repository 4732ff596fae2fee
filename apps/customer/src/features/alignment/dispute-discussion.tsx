import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DISCUSSION_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { errorText } from '@troth/portal/errors';
import { useOutbox } from '@troth/portal/outbox';
import { OutboxComposer } from '@troth/portal/outbox-composer';
import { usePerson } from '@troth/portal/person';
import { DiscussionNote, DiscussionThread, DiscussionToggle } from '@troth/ui/discussion';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { type ReactNode, useId, useState } from 'react';
import { formatInstant } from '../../shared/instants';
import { t } from '../../shared/texts';
import { addNote, discussionsQuery, markNote, type Topic } from './discussion-queries';
import type { Dispute } from './queries';

export interface DiscussionProps {
  question: Dispute['question'];
  side: PartnerSide;
  names: Readonly<Record<PartnerSide, string>>;
}

/** The notes under a dispute: folded with their count, and the thread once it is opened. Customer spec §3 "Discussion". */
export function useDiscussion(discussion: DiscussionProps): {
  toggle: ReactNode;
  thread: ReactNode;
  /** Something was said, or is being written. */
  hasWords: boolean;
} {
  const self = usePerson();
  const topic: Topic = { userId: self.id, questionId: discussion.question.id };
  const { data: notes = [] } = useQuery(discussionsQuery(topic));
  const [isOpen, setOpen] = useState(false);
  // Here, so that words that were begun are still there when the notes are opened again.
  const [draft, setDraft] = useState('');
  const id = useId();
  return {
    hasWords: notes.length > 0 || isOpen || draft.trim() !== '',
    toggle: (
      <DiscussionToggle
        isOpen={isOpen}
        count={notes.length}
        openCount={notes.filter(({ isResolved }) => !isResolved).length}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
      />
    ),
    thread: isOpen ? (
      <div id={id}>
        <Thread {...discussion} topic={topic} draft={draft} onDraft={setDraft} />
      </div>
    ) : null,
  };
}

interface ThreadProps extends DiscussionProps {
  topic: Topic;
  draft: string;
  onDraft: (text: string) => void;
}

function Thread({ question, side, names, topic, draft, onDraft }: ThreadProps) {
  const queryClient = useQueryClient();
  const { data: notes = [], isError, refetch } = useQuery(discussionsQuery(topic));
  const outbox = useOutbox(['discussion', topic.userId, topic.questionId], (outgoing) =>
    addNote(queryClient, topic, outgoing),
  );
  const mark = useMutation({ mutationFn: (note: (typeof notes)[number]) => markNote(queryClient, topic, note) });
  const partner = names[side === 'A' ? 'B' : 'A'];
  const sideOf = (authorId: string): PartnerSide => ((authorId === topic.userId) === (side === 'A') ? 'A' : 'B');

  const stored = notes.map((note) => {
    const by = sideOf(note.authorUserId);
    return {
      key: note.id,
      note: (
        <DiscussionNote
          side={by}
          name={names[by]}
          isYou={by === side}
          time={formatInstant(note.createdAt)}
          dateTime={note.createdAt}
          isResolved={note.isResolved}
          onToggleResolved={() => mark.mutate(note)}
        >
          {note.text}
        </DiscussionNote>
      ),
    };
  });
  const onTheirWay = outbox.sending.map(({ id, text }) => ({
    key: id,
    note: (
      <DiscussionNote side={side} name={names[side]} isYou time="" isSending>
        {text}
      </DiscussionNote>
    ),
  }));

  if (isError) return <ErrorPanel onRetry={() => void refetch()}>{t('discussion.loadFailed')}</ErrorPanel>;
  return (
    <DiscussionThread
      label={t('discussion.label', { question: question.title })}
      emptyText={t('discussion.empty', { name: partner })}
      notes={[...stored, ...onTheirWay]}
      composer={
        <OutboxComposer
          outbox={outbox}
          draft={draft}
          onDraft={onDraft}
          label={t('discussion.write', { name: partner })}
          maxLength={DISCUSSION_TEXT_MAX_LENGTH}
        >
          {mark.error !== null && (
            <Notice tone="danger" isAlert title={t('discussion.markFailed')}>
              {errorText(mark.error)}
            </Notice>
          )}
        </OutboxComposer>
      }
    />
  );
}
