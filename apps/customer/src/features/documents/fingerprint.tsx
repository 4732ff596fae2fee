import { announce } from '@troth/portal/announcer';
import { IconButton } from '@troth/ui/button';
import { CheckIcon, CopyIcon } from '@troth/ui/icons';
import { useEffect, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './documents.module.css';
import { shortHash } from './short-hash';

const TOLD_MS = 3000;

/** A version's hash, short enough to compare by eye, with a button that copies the whole. */
export function Fingerprint({ hash, number }: { hash: string; number: number }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => {
        announce(t('documents.hash.copied'));
        setOutcome('copied');
      },
      () => setOutcome('failed'),
    );
  return (
    <span className={classes.fingerprint}>
      <span className={classes.hash} title={hash}>
        {shortHash(hash)}
      </span>
      <IconButton
        className={classes.copy}
        icon={outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        label={t('documents.hash.copy', { number })}
        onClick={() => void copy()}
      />
      {outcome === 'failed' && (
        // Without the clipboard the whole is shown, to be marked and copied by hand.
        <span className={classes.wholeHash} role="alert">
          {t('documents.hash.failed')} <code>{hash}</code>
        </span>
      )}
    </span>
  );
}
