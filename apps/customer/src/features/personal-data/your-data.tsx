import { DataPlace } from '@troth/portal/personal-archive/data-place';
import { PersonalArchiveSection } from '@troth/portal/personal-archive/personal-archive';
import { Section } from '@troth/ui/layout';
import { formatMoment } from '../../shared/instants';
import { t } from '../../shared/texts';
import { DeleteAccount } from './delete-account';
import classes from './personal-data.module.css';

/** Everything that Troth has of the person: to be had, and to be deleted. ADR 0052. */
export function YourData() {
  return (
    <DataPlace className={classes.place}>
      <Section title={t('yourData.title')} description={t('yourData.lead')} hasRule>
        <PersonalArchiveSection
          words={{ none: t('yourData.archive.NONE'), holds: t('yourData.archive.holds'), formatMoment }}
        />
      </Section>
      <Section title={t('yourData.delete.title')} description={t('yourData.delete.lead')} hasRule>
        <DeleteAccount />
      </Section>
    </DataPlace>
  );
}
