import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { ATTORNEY_SERVICE_TYPES, type AttorneyServiceType } from '@troth/domain/purchases';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Section, Stack } from '@troth/ui/layout';
import { CheckboxField } from '@troth/ui/option-cards';
import { PageActions } from '@troth/ui/page';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { t } from '../../shared/texts';
import { type Attorney, attorneyName, type AttorneyService, servicesQuery } from './queries';

type Typed = Record<AttorneyServiceType, { isOffered: boolean; link: string }>;

/** What an attorney offers, and an outside booking page where there is one. Portals spec §7 "attorney-services". */
export function ServicesSection({ attorney }: { attorney: Attorney }) {
  const { data: offered, error } = useQuery(servicesQuery(attorney.id));
  if (error !== null) return <ErrorPanel>{errorText(error)}</ErrorPanel>;
  if (offered === undefined) return null;
  return <ServicesForm attorney={attorney} offered={offered} />;
}

const typedOf = (offered: readonly AttorneyService[]): Typed =>
  Object.fromEntries(
    ATTORNEY_SERVICE_TYPES.map((type) => {
      const service = offered.find(({ serviceType }) => serviceType === type);
      return [type, { isOffered: service !== undefined, link: service?.bookingLink ?? '' }];
    }),
  ) as Typed;

function ServicesForm({ attorney, offered }: { attorney: Attorney; offered: readonly AttorneyService[] }) {
  const [changes, setChanges] = useState<Typed | null>(null);
  const typed = changes ?? typedOf(offered);
  const [isSaving, setSaving] = useState(false);
  const services = ATTORNEY_SERVICE_TYPES.filter((type) => typed[type].isOffered).map((serviceType) => ({
    serviceType,
    bookingLink: typed[serviceType].link.trim() === '' ? null : typed[serviceType].link.trim(),
  }));
  const change = (type: AttorneyServiceType, part: Partial<Typed[AttorneyServiceType]>) =>
    setChanges({ ...typed, [type]: { ...typed[type], ...part } });
  return (
    <Section title={t('attorney.services')} description={t('attorney.services.detail')} hasRule>
      <Stack gap={4}>
        {ATTORNEY_SERVICE_TYPES.map((type) => (
          <Stack key={type} gap={2}>
            <CheckboxField
              label={enumerationLabel(say, 'productType', type)}
              isChecked={typed[type].isOffered}
              onChange={(isOffered) => change(type, { isOffered })}
            />
            {typed[type].isOffered && (
              <TextField
                label={t('attorney.services.link', { service: enumerationLabel(say, 'productType', type) })}
                help={t('attorney.services.link.help')}
                type="url"
                value={typed[type].link}
                onChange={(link) => change(type, { link })}
              />
            )}
          </Stack>
        ))}
      </Stack>
      <PageActions>
        <Button onClick={() => setSaving(true)} isFullWidthOnPhone>
          {t('attorney.services.save')}
        </Button>
      </PageActions>
      {isSaving && (
        <ActionDialog
          title={t('attorney.services.title', { name: attorneyName(attorney) })}
          effects={[t('attorney.services.effect'), t('attorney.services.detail')]}
          confirmText={t('attorney.services.save')}
          act={(reason) =>
            unwrap(
              api.PUT('/admin/attorneys/{id}/attorney-services', {
                params: { path: { id: attorney.id } },
                headers: unchangedSince(attorney),
                body: { services, reason },
              }),
            )
          }
          doneText={() => t('attorney.services.saved')}
          onDone={() => setChanges(null)}
          onClose={() => setSaving(false)}
        />
      )}
    </Section>
  );
}
