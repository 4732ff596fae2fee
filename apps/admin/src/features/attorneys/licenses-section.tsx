import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Row, Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatLongDay } from '@troth/portal/instants';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type Attorney, attorneyName, type BarRegister, barRegistersQuery } from './queries';

type License = NonNullable<Attorney['attorneyStates']>[number];

/** Where the number is looked up. It takes nothing along: the admin types it there. */
function RegisterLink({ register }: { register: BarRegister | undefined }) {
  if (register === undefined) return null;
  return (
    <Text size="small">
      <Link href={register.url} target="_blank" rel="noopener noreferrer">
        {t(register.isRoll ? 'license.register' : 'license.register.none', { keeper: register.keeper })}
      </Link>
    </Text>
  );
}

/** Licenses with their numbers; each is looked up with the bar and confirmed, or the confirmation is taken back (D50). */
export function LicensesSection({ attorney }: { attorney: Attorney }) {
  const stateName = useStateName();
  const { data: registers } = useQuery(barRegistersQuery);
  const [asked, setAsked] = useState<License | null>(null);
  const licenses = (attorney.attorneyStates ?? []).toSorted((a, b) => a.order - b.order);
  const isConfirming = asked?.verifiedAt === null;
  return (
    <Section title={t('attorney.licenses')} description={t('attorney.licenses.detail')} hasRule>
      {licenses.length === 0 && (
        <Text size="small" tone="secondary">
          {t('attorney.licenses.none')}
        </Text>
      )}
      <Facts
        facts={licenses.map((license) => ({
          key: license.id,
          label: stateName(license.stateId),
          value:
            license.barLicenseNum.trim() === '' ? (
              <StatusTag tone="warning">{t('attorney.license.missing')}</StatusTag>
            ) : (
              <Row justify="between" align="start" isWrapping={false}>
                <span>
                  {license.barLicenseNum}
                  <Text size="small" tone="secondary">
                    {license.verifiedAt === null
                      ? t('license.waiting')
                      : t('license.verified', { day: formatLongDay(license.verifiedAt) })}
                  </Text>
                  <RegisterLink register={registers?.find(({ stateId }) => stateId === license.stateId)} />
                </span>
                <Button size="sm" onClick={() => setAsked(license)}>
                  {license.verifiedAt === null ? t('license.confirm') : t('license.takeBack')}
                </Button>
              </Row>
            ),
        }))}
      />
      {asked !== null && (
        <ActionDialog
          title={t(isConfirming ? 'license.confirm.title' : 'license.takeBack.title', {
            name: attorneyName(attorney),
            state: stateName(asked.stateId) ?? '',
            number: asked.barLicenseNum,
          })}
          effects={[t(isConfirming ? 'license.confirm.effect' : 'license.takeBack.effect')]}
          confirmText={t(isConfirming ? 'license.confirm' : 'license.takeBack')}
          isDestructive={!isConfirming}
          act={(reason) =>
            unwrap(
              api.PATCH('/admin/attorneys/{id}/attorney-states/{stateId}', {
                params: { path: { id: attorney.id, stateId: asked.stateId } },
                body: { barLicenseNum: asked.barLicenseNum, isVerified: isConfirming, reason },
              }),
            )
          }
          doneText={() => t(isConfirming ? 'license.confirm.done' : 'license.takeBack.done')}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
