import type { Seal } from '@troth/evidence/seals';
import { formatMoment } from '../../shared/instants';
import { t } from '../../shared/texts';
import classes from './verify.module.css';

/** Whose seal a file bears, and whether someone else says when; plainly that it bears none. */
export function sealFacts(seal: Seal | null) {
  if (seal === null) return [{ key: 'seal', label: t('verify.fact.seal'), value: t('verify.fact.noSeal') }];
  const { signer, issuer, certificateSha256, time } = seal;
  const isIssued = signer !== issuer;
  return [
    ...(signer === null || issuer === null
      ? []
      : [
          {
            key: 'seal',
            label: t('verify.fact.seal'),
            value: t(isIssued ? 'verify.fact.sealIssued' : 'verify.fact.sealOwn', { signer, issuer }),
          },
        ]),
    ...(certificateSha256 === null
      ? []
      : [
          {
            key: 'sealCertificate',
            label: t('verify.fact.sealCertificate'),
            value: <span className={classes.hash}>{certificateSha256}</span>,
          },
        ]),
    {
      key: 'sealTime',
      label: t('verify.fact.sealTime'),
      value:
        time === null
          ? t('verify.fact.noTime')
          : t('verify.fact.time', { at: formatMoment(time.at), authority: time.authority }),
    },
  ];
}
