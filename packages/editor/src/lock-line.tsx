import { Button } from '@troth/ui/button';
import { AlertIcon, LockIcon, MovedIcon } from '@troth/ui/icons';
import { type ReactNode } from 'react';
import classes from './editor.module.css';
import { useSession } from './hooks';
import { IDLE_AFTER_MS, type LockState, MOVED, type SaveState, type Session } from './session';
import { t } from './texts';

function Line({
  tone,
  icon,
  title,
  words,
  quiet,
  actions,
  isToEdit = false,
  isAlert = false,
}: {
  tone: 'own' | 'quiet' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  words?: ReactNode;
  quiet?: string;
  actions?: ReactNode;
  /** What they do is begin to edit: not offered where nothing is typed. */
  isToEdit?: boolean;
  isAlert?: boolean;
}) {
  return (
    <div className={classes.lockLine} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      {icon}
      <span>
        <b>{title}</b> {words}
      </span>
      <span className={classes.space} />
      {quiet !== undefined && <span className={`${classes.quiet} ${classes.wideOnly}`}>{quiet}</span>}
      {actions !== undefined && (
        <span className={`${classes.lockActions} ${isToEdit ? classes.wideOnly : ''}`}>{actions}</span>
      )}
    </div>
  );
}

/** Words of this device that the server does not have. */
function KeptLine({
  session,
  isMoved,
  onCompareKept,
  onTakeOver,
  onReload,
}: {
  session: Session;
  /** The server refuses them: the text is another one by now. */
  isMoved: boolean;
} & Pick<LockLineProps, 'onCompareKept' | 'onTakeOver' | 'onReload'>) {
  return (
    <Line
      tone="warning"
      isAlert
      icon={<MovedIcon />}
      title={t(isMoved ? 'lock.moved' : 'lock.kept')}
      words={t(isMoved ? 'lock.moved.words' : 'lock.kept.words')}
      actions={
        <>
          <Button size="sm" onClick={onCompareKept}>
            {t('lock.compare')}
          </Button>
          <Button size="sm" onClick={isMoved ? onReload : onTakeOver}>
            {t(isMoved ? 'lock.reload' : 'lock.takeOver')}
          </Button>
          <Button size="sm" variant="text" onClick={session.forget}>
            {t('lock.discard')}
          </Button>
        </>
      }
    />
  );
}

function OwnLine({
  session,
  readers,
  version,
  formatTime,
}: Pick<LockLineProps, 'session' | 'readers' | 'version' | 'formatTime'>) {
  const { idleAt } = useSession(session);
  return (
    <Line
      tone={idleAt === null ? 'own' : 'warning'}
      isAlert={idleAt !== null}
      icon={<LockIcon />}
      title={t('lock.own')}
      words={
        idleAt === null ? t('lock.own.words', { readers, version }) : t('lock.idleSoon', { time: formatTime(idleAt) })
      }
      quiet={t('lock.idle', { minutes: IDLE_AFTER_MS / 60_000 })}
      actions={
        <Button size="sm" onClick={() => void session.release('STOPPED')}>
          {t('lock.stop')}
        </Button>
      }
    />
  );
}

/** About editing, which is not offered on a phone. */
const WideWords = ({ children }: { children: ReactNode }) => <span className={classes.wideOnly}>{children}</span>;

/** Why this page only reads, and what its button to edit is called. */
function readingWords(
  lock: Exclude<LockState, { kind: 'CHECKING' | 'HELD' }>,
  { draftCount: count, formatTime }: Pick<LockLineProps, 'draftCount' | 'formatTime'>,
): { title: string; words: ReactNode; action: string } {
  switch (lock.kind) {
    case 'OTHER': {
      const { name } = lock.holder;
      return {
        title:
          lock.since === null
            ? t('lock.other', { name })
            : t('lock.otherSince', { name, time: formatTime(lock.since) }),
        words: t('lock.other.words', { count }),
        action: t('lock.tryAgain'),
      };
    }
    case 'OTHER_TAB':
      return {
        title: t('lock.otherTab'),
        words: <WideWords>{t('lock.otherTab.words')}</WideWords>,
        action: t('lock.here'),
      };
    case 'FREE':
      return {
        title: t(lock.why === null ? 'lock.free' : `lock.free.${lock.why}`),
        words: t('lock.free.words', { count }),
        action: t('lock.start'),
      };
    case 'REFUSED':
      return { title: t('lock.readOnly'), words: lock.message, action: t('lock.tryAgain') };
  }
}

interface LockLineProps {
  session: Session;
  /** Who reads the committed version during that time. */
  readers: string;
  version: number;
  draftCount: number;
  formatTime: (at: string | number) => string;
  onCompareKept: () => void;
  onTakeOver: () => void;
  onReload: () => void;
}

function failureWords({ refusal: { code, message }, isKept }: Extract<SaveState, { kind: 'FAILED' }>): string {
  if (!isKept) return code === null ? t('lock.notKept') : `${message} ${t('lock.notKept')}`;
  return code === null ? t('lock.offline') : t('lock.refusedSave', { why: message });
}

/** Who edits, whether what is typed is saved, and what to do where it is not. */
export function LockLine(props: LockLineProps) {
  const { session, formatTime } = props;
  const { lock, save, kept } = useSession(session);
  const failure = save.kind === 'FAILED' ? save : null;
  if (kept !== null && lock.kind !== 'CHECKING')
    return <KeptLine {...props} isMoved={failure !== null && MOVED.has(failure.refusal.code ?? '')} />;
  if (failure !== null && lock.kind === 'HELD')
    return (
      <Line
        tone="danger"
        isAlert
        icon={<AlertIcon />}
        title={t('lock.unsaved', { time: formatTime(failure.since) })}
        words={failureWords(failure)}
        actions={
          <Button size="sm" onClick={() => void session.save()}>
            {t('action.retry')}
          </Button>
        }
      />
    );
  if (lock.kind === 'CHECKING') return <Line tone="quiet" icon={<LockIcon />} title={t('lock.checking')} />;
  if (lock.kind === 'HELD') return <OwnLine {...props} />;
  const { title, words, action } = readingWords(lock, props);
  const isWarned = lock.kind === 'REFUSED' || (lock.kind === 'FREE' && lock.why === 'LOST');
  return (
    <Line
      tone={isWarned ? 'warning' : 'quiet'}
      isToEdit
      icon={<LockIcon />}
      title={title}
      words={words}
      actions={
        <Button size="sm" onClick={() => void session.take(lock.kind === 'OTHER_TAB')}>
          {action}
        </Button>
      }
    />
  );
}
