import { Fingerprint } from '@troth/portal/fingerprint';
import { t } from '../../shared/texts';

/** The fingerprint of a version, by its number. */
export function VersionFingerprint({ hash, number }: { hash: string; number: number }) {
  return <Fingerprint hash={hash} copyLabel={t('documents.hash.copy', { number })} />;
}
