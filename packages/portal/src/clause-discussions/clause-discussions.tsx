import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DISCUSSION_TEXT_MAX_LENGTH } from '@troth/domain/constants';
import { Button } from '@troth/ui/button';
import { LockIcon, PlusIcon, UsersIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { PersonMark } from '@troth/ui/partner-mark';
import { TextAreaField } from '@troth/ui/text-field';
import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../announcer';
import { errorText } from '../errors';
import { formatTime, nameOfDay } from '../instants';
import { t } from '../own-texts';
import { usePerson } from '../person';
import classes from './clause-discussions.module.css';
import {
  addWords,
  type Audience,
  type ClauseDiscussion,
  clauseDiscussionsQuery,
  markWordsRead,
  resolveWords,
  type Thread,
  threadsOf,
} from './queries';

/** What words are about: a clause, or a quote from it. */
export interface AboutClause {
  readonly clauseId: string;
  /** As the clause is called: “9.2 Safety exceptions”. */
  readonly name: string;
  readonly quote: string | null;
}

export interface ClauseDiscussionsProps {
  documentId: string;
  /** For whom the reader may write: partners for everybody alone. */
  audiences: readonly Audience[];
  /** Who reads shared words, in words. */
  sharedWith: string;
  /** The clause that the reader is at. */
  aboutHere: () => AboutClause | null;
  /** A place that someone asked to write about elsewhere on the page. */
  about?: AboutClause | null;
  onStop?: () => void;
  /** How a clause is called; null when it is gone. */
  nameOf: (clauseId: string) => string | null;
  onGo: (clauseId: string) => void;
}

/** Words about clauses, by place: written for counsel or for everybody, answered, resolved. D45. */
export function ClauseDiscussions(props: ClauseDiscussionsProps) {
  const { documentId, about = null, onStop } = props;
  const queryClient = useQueryClient();
  const query = clauseDiscussionsQuery(usePerson().id, documentId);
  const { data: discussions, isError } = useQuery(query);
  const [own, setOwn] = useState<AboutClause | null>(null);
  const [areResolvedShown, setResolvedShown] = useState(false);
  const [isNowhere, setNowhere] = useState(false);
  const writing = about ?? own;
  const hasUnread = discussions?.some(({ isUnread }) => isUnread) ?? false;
  // What stands here is read; the marks stay until the page is left.
  useEffect(() => {
    if (hasUnread) void markWordsRead(documentId).catch(() => undefined);
  }, [hasUnread, documentId]);
  const stop = () => {
    setOwn(null);
    onStop?.();
  };
  const threads = threadsOf(discussions ?? []);
  const open = threads.filter(({ isResolved }) => !isResolved);
  const resolved = threads.filter(({ isResolved }) => isResolved);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <>
      <div className={classes.head}>
        <h2>{t('clauseTalk.title')}</h2>
        {writing === null && (
          <Button
            size="sm"
            icon={<PlusIcon size={16} />}
            onClick={() => {
              const here = props.aboutHere();
              setNowhere(here === null);
              setOwn(here);
            }}
          >
            {t('clauseTalk.write')}
          </Button>
        )}
      </div>
      {isNowhere && writing === null && <p role="status">{t('clauseTalk.nowhere')}</p>}
      {isError && <Notice tone="danger" isAlert title={t('clauseTalk.failed')} />}
      {writing !== null && (
        <Composer
          key={`${writing.clauseId} ${writing.quote ?? ''}`}
          {...props}
          place={writing}
          audience={null}
          onSent={() => {
            stop();
            void refresh();
          }}
          onCancel={stop}
        />
      )}
      {discussions !== undefined && threads.length === 0 && writing === null && (
        <p className={classes.quiet}>{t('clauseTalk.nothing')}</p>
      )}
      {open.map((thread) => (
        <ThreadView key={thread.key} {...props} thread={thread} onChanged={() => void refresh()} />
      ))}
      {resolved.length > 0 && (
        <Button
          variant="text"
          size="sm"
          aria-expanded={areResolvedShown}
          onClick={() => setResolvedShown(!areResolvedShown)}
        >
          {t('clauseTalk.resolvedCount', { count: resolved.length })}
        </Button>
      )}
      {areResolvedShown &&
        resolved.map((thread) => (
          <ThreadView key={thread.key} {...props} thread={thread} onChanged={() => void refresh()} />
        ))}
    </>
  );
}

function Words({ words, isOwn }: { words: ClauseDiscussion; isOwn: boolean }) {
  const { authorName, authorUserType, authorSide, createdAt, text, isUnread } = words;
  return (
    <li>
      <PersonMark side={authorUserType === 'CUSTOMER' ? authorSide : null} name={authorName} size={24} />
      <div>
        <b>{isOwn ? t('clauseTalk.you') : authorName}</b>{' '}
        <time dateTime={createdAt}>
          {nameOfDay(createdAt, new Date())}, {formatTime(createdAt)}
        </time>
        {isUnread && <span className={classes.unread}>{t('clauseTalk.unread')}</span>}
        <p>{text}</p>
      </div>
    </li>
  );
}

function ThreadView({
  thread,
  onChanged,
  ...props
}: ClauseDiscussionsProps & { thread: Thread; onChanged: () => void }) {
  const self = usePerson();
  const [isAnswering, setAnswering] = useState(false);
  const name = props.nameOf(thread.clauseId);
  const resolve = useMutation({
    mutationFn: async () => {
      for (const { id, isResolved } of thread.words)
        if (isResolved === thread.isResolved) await resolveWords(props.documentId, id, !thread.isResolved);
    },
    onSuccess: () => {
      announce(t(thread.isResolved ? 'clauseTalk.reopened' : 'clauseTalk.resolved'));
      onChanged();
    },
  });
  const title = [name ?? t('clauseTalk.gone'), thread.quote === null ? '' : `“${thread.quote}”`]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes.thread} aria-label={title}>
      <h3>
        {name === null ? (
          title
        ) : (
          <button type="button" onClick={() => props.onGo(thread.clauseId)}>
            {title}
          </button>
        )}
      </h3>
      <ol>
        {thread.words.map((words) => (
          <Words key={words.id} words={words} isOwn={words.authorUserId === self.id} />
        ))}
      </ol>
      {resolve.error !== null && <Notice tone="danger" isAlert title={errorText(resolve.error)} />}
      <p className={classes.foot}>
        <span>
          {thread.audience === 'COUNSEL' ? <LockIcon size={16} /> : <UsersIcon size={16} />}
          {thread.audience === 'COUNSEL' ? t('clauseTalk.forCounsel') : props.sharedWith}
        </span>
        <span className={classes.answers}>
          {!isAnswering && name !== null && props.audiences.includes(thread.audience) && (
            <Button variant="text" size="sm" onClick={() => setAnswering(true)}>
              {t('clauseTalk.reply')}
              <span className="troth-vh"> {title}</span>
            </Button>
          )}
          <Button variant="text" size="sm" isLoading={resolve.isPending} onClick={() => resolve.mutate()}>
            {t(thread.isResolved ? 'clauseTalk.reopen' : 'clauseTalk.resolve')}
            <span className="troth-vh"> {title}</span>
          </Button>
        </span>
      </p>
      {isAnswering && (
        <Composer
          {...props}
          place={{ clauseId: thread.clauseId, name: name ?? '', quote: thread.quote }}
          audience={thread.audience}
          onSent={() => {
            setAnswering(false);
            onChanged();
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
    </section>
  );
}

function Composer({
  documentId,
  audiences,
  sharedWith,
  place,
  audience,
  onSent,
  onCancel,
}: ClauseDiscussionsProps & {
  place: AboutClause;
  /** That of the thread that is answered; null for new words. */
  audience: Audience | null;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState('');
  const [readers, setReaders] = useState<Audience>(audience ?? audiences[0] ?? 'SHARED');
  const [isTried, setTried] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const isMissing = text.trim() === '';
  const send = useMutation({
    mutationFn: () =>
      addWords(documentId, { clauseId: place.clauseId, quote: place.quote, audience: readers, text: text.trim() }),
    onSuccess: () => {
      announce(t('clauseTalk.sent'));
      onSent();
    },
  });
  const title = [place.name, place.quote === null ? '' : `“${place.quote}”`].filter(Boolean).join(' ');
  return (
    <div ref={box} className={classes.composer}>
      <TextAreaField
        label={audience === null ? t('clauseTalk.about', { what: title }) : t('clauseTalk.answer')}
        value={text}
        onChange={setText}
        maxLength={DISCUSSION_TEXT_MAX_LENGTH}
        error={isTried && isMissing ? t('clauseTalk.missing') : undefined}
        isRequired
      />
      {audience === null && audiences.length > 1 && (
        <fieldset className={classes.readers}>
          <legend>{t('clauseTalk.readers')}</legend>
          {audiences.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={readers === each} onChange={() => setReaders(each)} />
              {each === 'COUNSEL' ? t('clauseTalk.forCounsel') : sharedWith}
            </label>
          ))}
        </fieldset>
      )}
      <p className={classes.quiet}>{t('clauseTalk.kept')}</p>
      {send.error !== null && <Notice tone="danger" isAlert title={errorText(send.error)} />}
      <p className={classes.foot}>
        <Button
          variant="primary"
          size="sm"
          isLoading={send.isPending}
          onClick={() => {
            setTried(true);
            if (!isMissing) send.mutate();
          }}
        >
          {t('clauseTalk.send')}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {t('clauseTalk.cancel')}
        </Button>
      </p>
    </div>
  );
}
