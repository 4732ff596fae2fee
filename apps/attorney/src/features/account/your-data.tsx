import { DataPlace } from '@troth/portal/personal-archive/data-place';
import { PersonalArchiveSection } from '@troth/portal/personal-archive/personal-archive';
import { Section } from '@troth/ui/layout';
import { formatMoment } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './account.module.css';

/** Everything that Troth has of the attorney, to be had as an archive. ADR 0052. */
export function YourData() {
  return (
    <DataPlace className={classes.apart}>
      <Section title={t('yourData.title')} description={t('yourData.lead')} hasRule>
        <PersonalArchiveSection
          words={{ none: t('yourData.archive.none'), holds: t('yourData.archive.holds'), formatMoment }}
        />
      </Section>
    </DataPlace>
  );
}
