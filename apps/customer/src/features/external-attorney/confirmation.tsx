import { useMutation } from '@tanstack/react-query';
import {
  DOCUMENT_FILE_ACCEPT,
  DOCUMENT_FILE_MAX_BYTES,
  documentFileObstacle,
  documentFileObstacleText,
} from '@troth/domain/documents';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FileDropzone } from '@troth/ui/file-dropzone';
import { MailIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatLongDay } from '@troth/portal/instants';
import { formatInstant } from '../../shared/instants';
import { t } from '../../shared/texts';
import { type ExternalAttorney, mailLink, type OwnCounsel, type Place, uploadCertificate } from './queries';

const BYTES_PER_MB = 1024 * 1024;

/** How the attorney confirms the current version: by the mailed link, or by a certificate that they signed. */
export function Confirmation({
  place,
  counsel,
  attorney,
  onChanged,
}: {
  place: Place;
  counsel: OwnCounsel;
  attorney: ExternalAttorney;
  onChanged: (counsel: OwnCounsel) => void;
}) {
  const [obstacle, setObstacle] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: () => mailLink(place),
    onSuccess: (changed) => {
      announce(t('ownAttorney.link.sent'));
      onChanged(changed);
    },
  });
  const upload = useMutation({
    mutationFn: (file: File) => uploadCertificate(place, file, counsel.version),
    onSuccess: (changed) => {
      announce(t('ownAttorney.confirmed.now'));
      onChanged(changed);
    },
  });
  if (attorney.confirmedAt !== null) {
    return (
      <Notice tone="success" title={t('ownAttorney.confirmed', { time: formatInstant(attorney.confirmedAt) })}>
        {t('ownAttorney.confirmed.what')}
      </Notice>
    );
  }
  if (counsel.confirmationRefusal !== null) {
    return <Notice title={t('ownAttorney.notYet')}>{counsel.confirmationRefusal.message}</Notice>;
  }
  const { link } = counsel;
  const choose = ([file]: File[]) => {
    if (file === undefined) return;
    const found = documentFileObstacle({ name: file.name, size: file.size, contentType: file.type }, 0);
    setObstacle(found === null ? null : documentFileObstacleText(found));
    if (found === null) upload.mutate(file);
  };
  return (
    <Stack gap={10}>
      <Stack gap={3}>
        <h3>{t('ownAttorney.link.title')}</h3>
        <Text>{t('ownAttorney.link.what', { email: attorney.email })}</Text>
        {send.error !== null && <ErrorPanel>{errorText(send.error)}</ErrorPanel>}
        {link?.state === 'OPEN' && (
          <Notice title={t('ownAttorney.link.waiting', { time: formatInstant(link.sentAt) })}>
            {t('ownAttorney.link.until', { date: formatLongDay(link.expiresAt) })}
          </Notice>
        )}
        {link !== null && link.state !== 'OPEN' && <Text tone="secondary">{t(`ownAttorney.link.${link.state}`)}</Text>}
        <div>
          <Button
            variant={link?.state === 'OPEN' ? 'secondary' : 'primary'}
            icon={<MailIcon size={16} />}
            isLoading={send.isPending}
            isFullWidthOnPhone
            onClick={() => send.mutate()}
          >
            {t(link === null ? 'ownAttorney.link.send' : 'ownAttorney.link.again')}
          </Button>
        </div>
      </Stack>
      <Stack gap={3}>
        <h3>{t('ownAttorney.certificate.title')}</h3>
        <Text>{t('ownAttorney.certificate.what')}</Text>
        {upload.error !== null && <ErrorPanel>{errorText(upload.error)}</ErrorPanel>}
        {obstacle !== null && (
          <Text tone="danger" role="alert">
            {obstacle}
          </Text>
        )}
        <FileDropzone
          title={t('ownAttorney.certificate.drop')}
          hint={t('ownAttorney.certificate.limits', { size: DOCUMENT_FILE_MAX_BYTES / BYTES_PER_MB })}
          accept={DOCUMENT_FILE_ACCEPT}
          isMultiple={false}
          isDisabled={upload.isPending}
          onFiles={choose}
        />
      </Stack>
    </Stack>
  );
}
