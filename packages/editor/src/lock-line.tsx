import { Button } from '@troth/ui/button';
import { AlertIcon, LockIcon, MovedIcon } from '@troth/ui/icons';
import { type ReactNode } from 'react';
import classes from './editor.module.css';
import { useSession } from './hooks';
import { IDLE_AFTER_MS, type Session } from './session';
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
  words?: string;
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

/** Who edits, whether what is typed is saved, and what to do where it is not. */
export function LockLine({
  session,
  readers,
  version,
  draftCount,
  formatTime,
  onStop,
  onCompareKept,
  onTakeOver,
  onForget,
  onReload,
}: {
  session: Session;
  /** Who reads the committed version meanwhile. */
  readers: string;
  version: number;
  draftCount: number;
  formatTime: (at: string | number) => string;
  onStop: () => void;
  onCompareKept: () => void;
  onTakeOver: () => void;
  onForget: () => void;
  onReload: () => void;
}) {
  const { lock, save, idleAt, kept } = useSession(session);
  const isMoved =
    save.kind === 'FAILED' && (save.refusal.code === 'BASE_MOVED' || save.refusal.code === 'DRAFTS_MOVED');
  if (kept !== null && lock.kind !== 'CHECKING')
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
            {isMoved ? (
              <Button size="sm" onClick={onReload}>
                {t('lock.reload')}
              </Button>
            ) : (
              <Button size="sm" onClick={onTakeOver}>
                {t('lock.takeOver')}
              </Button>
            )}
            <Button size="sm" variant="text" onClick={onForget}>
              {t('lock.discard')}
            </Button>
          </>
        }
      />
    );
  if (save.kind === 'FAILED' && lock.kind === 'HELD')
    return (
      <Line
        tone="danger"
        isAlert
        icon={<AlertIcon />}
        title={t('lock.unsaved', { time: formatTime(save.since) })}
        words={save.refusal.code === null ? t('lock.offline') : t('lock.refusedSave', { why: save.refusal.message })}
        actions={
          <Button size="sm" onClick={() => void session.save()}>
            {t('action.retry')}
          </Button>
        }
      />
    );
  switch (lock.kind) {
    case 'CHECKING':
      return <Line tone="quiet" icon={<LockIcon />} title={t('lock.checking')} />;
    case 'HELD':
      return (
        <Line
          tone={idleAt === null ? 'own' : 'warning'}
          isAlert={idleAt !== null}
          icon={<LockIcon />}
          title={t('lock.own')}
          words={
            idleAt === null
              ? t('lock.own.words', { readers, version })
              : t('lock.idleSoon', { time: formatTime(idleAt) })
          }
          quiet={t('lock.idle', { minutes: IDLE_AFTER_MS / 60_000 })}
          actions={
            <Button size="sm" onClick={onStop}>
              {t('lock.stop')}
            </Button>
          }
        />
      );
    case 'OTHER':
      return (
        <Line
          tone="quiet"
          isToEdit
          icon={<LockIcon />}
          title={
            lock.since === null
              ? t('lock.other', { name: lock.holder.name })
              : t('lock.otherSince', { name: lock.holder.name, time: formatTime(lock.since) })
          }
          words={t('lock.other.words', { count: draftCount })}
          actions={
            <Button size="sm" onClick={() => void session.take()}>
              {t('lock.tryAgain')}
            </Button>
          }
        />
      );
    case 'OTHER_TAB':
      return (
        <Line
          tone="quiet"
          isToEdit
          icon={<LockIcon />}
          title={t('lock.otherTab')}
          words={t('lock.otherTab.words')}
          actions={
            <Button size="sm" onClick={() => void session.take(true)}>
              {t('lock.here')}
            </Button>
          }
        />
      );
    case 'FREE':
      return (
        <Line
          tone={lock.why === 'LOST' ? 'warning' : 'quiet'}
          isToEdit
          icon={<LockIcon />}
          title={t(lock.why === null ? 'lock.free' : `lock.free.${lock.why}`)}
          words={t('lock.free.words', { count: draftCount })}
          actions={
            <Button size="sm" onClick={() => void session.take()}>
              {t('lock.start')}
            </Button>
          }
        />
      );
    case 'REFUSED':
      return (
        <Line
          tone="warning"
          isToEdit
          icon={<LockIcon />}
          title={t('lock.readOnly')}
          words={lock.message}
          actions={
            <Button size="sm" onClick={() => void session.take()}>
              {t('lock.tryAgain')}
            </Button>
          }
        />
      );
  }
}
