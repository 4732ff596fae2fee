import { IconButton } from '@troth/ui/button';
import { CheckIcon, CopyIcon } from '@troth/ui/icons';
import { useEffect, useState } from 'react';
import { announce } from './announcer';
import classes from './fingerprint.module.css';
import { t } from './own-texts';

const TOLD_MS = 3000;

/** The first eight characters of a hash, in two groups that a person can compare. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** A hash, short enough to compare by eye, with a button that copies the whole. */
export function Fingerprint({ hash, copyLabel }: { hash: string; copyLabel: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => {
        announce(t('fingerprint.copied'));
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
        label={copyLabel}
        onClick={() => void copy()}
      />
      {outcome === 'failed' && (
        // Without the clipboard the whole is shown, to be marked and copied by hand.
        <span className={classes.wholeHash} role="alert">
          {t('fingerprint.failed')} <code>{hash}</code>
        </span>
      )}
    </span>
  );
}
