import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { saveAs } from '@troth/portal/save-as';
import { LoadFailed } from '@troth/portal/load-failed';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { DownloadIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import classes from './verify.module.css';

/** The certificate behind our seals: to be compared with the one in a file, and to be trusted by a PDF reader. */
export function SealCertificate() {
  const { data, error, refetch } = useQuery({
    queryKey: ['seal-certificates'],
    queryFn: ({ signal }) => unwrap(api.GET('/seal-certificates', { signal })),
  });
  return (
    <Section title={t('verify.certificate.title')} description={t('verify.certificate.text')} hasRule>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <Stack gap={6}>
        {(data ?? []).map(({ sha256, subject, issuer, validFrom, validUntil, isCurrent, pem }) => (
          <Stack key={sha256} gap={3}>
            <Facts
              facts={[
                { key: 'name', label: t('verify.certificate.name'), value: subject.replace(/^CN=/, '') },
                {
                  key: 'issuer',
                  label: t('verify.certificate.issuer'),
                  value: issuer === subject ? t('verify.certificate.ownIssuer') : issuer,
                },
                {
                  key: 'valid',
                  label: t('verify.certificate.valid'),
                  value: t(isCurrent ? 'verify.certificate.current' : 'verify.certificate.earlier', {
                    from: formatLongDay(validFrom),
                    until: formatLongDay(validUntil),
                  }),
                },
                {
                  key: 'sha256',
                  label: t('verify.fact.sealCertificate'),
                  value: <span className={classes.hash}>{sha256}</span>,
                },
              ]}
            />
            <div>
              <Button
                size="sm"
                icon={<DownloadIcon size={16} />}
                onClick={() => saveAs(new Blob([pem], { type: 'application/x-pem-file' }), 'troth-seal.pem')}
              >
                {t('verify.certificate.download')}
              </Button>
            </div>
          </Stack>
        ))}
        <Text size="small" tone="secondary">
          {t('verify.certificate.how')}
        </Text>
      </Stack>
    </Section>
  );
}
