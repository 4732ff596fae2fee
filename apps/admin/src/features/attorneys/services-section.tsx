import { enumerationLabel, say } from '@troth/domain/messages';
import { ATTORNEY_SERVICE_TYPES, type AttorneyServiceType } from '@troth/domain/purchases';
import { api, unwrap } from '@troth/portal/api';
import { Button } from '@troth/ui/button';
import { Section, Stack } from '@troth/ui/layout';
import { CheckboxField } from '@troth/ui/option-cards';
import { PageActions } from '@troth/ui/page';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog, unchangedSince } from '../../shared/actions/action-dialog';
import { t } from '../../shared/texts';
import { type Attorney, attorneyName } from './queries';

type Typed = Record<AttorneyServiceType, { isOffered: boolean; link: string }>;

/** What an attorney offers, and an outside booking page where there is one. Portals spec §7 "attorney-services". */
export function ServicesSection({ attorney }: { attorney: Attorney }) {
  const [typed, setTyped] = useState<Typed>(
    () =>
      Object.fromEntries(
        ATTORNEY_SERVICE_TYPES.map((type) => {
          const service = attorney.attorneyServices?.find(({ serviceType }) => serviceType === type);
          return [type, { isOffered: service !== undefined, link: service?.bookingLink ?? '' }];
        }),
      ) as Typed,
  );
  const [isSaving, setSaving] = useState(false);
  const services = ATTORNEY_SERVICE_TYPES.filter((type) => typed[type].isOffered).map((serviceType) => ({
    serviceType,
    bookingLink: typed[serviceType].link.trim() === '' ? null : typed[serviceType].link.trim(),
  }));
  const change = (type: AttorneyServiceType, part: Partial<Typed[AttorneyServiceType]>) =>
    setTyped({ ...typed, [type]: { ...typed[type], ...part } });
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
          onClose={() => setSaving(false)}
        />
      )}
    </Section>
  );
}
