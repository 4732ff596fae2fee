import { usePerson } from '@troth/portal/person';
import { Section } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { useEffect } from 'react';
import type { Attorney } from '../../shared/attorney';
import { formatLongDay } from '@troth/portal/instants';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import { t } from '../../shared/texts';

/** The same address after sending: under review, with what was sent, read only. Portals spec §2. */
export function SentApplication({ attorney, isJustSent }: { attorney: Attorney; isJustSent: boolean }) {
  const { email } = usePerson();
  useEffect(() => {
    if (!isJustSent) return;
    // No navigation happened, so the new heading takes the focus from here.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isJustSent]);
  return (
    <Page title={t('review.title')} lead={t('review.lead', { email })}>
      <Section
        title={t('review.sent')}
        {...(attorney.submittedAt != null && {
          description: t('review.sentOn', { day: formatLongDay(attorney.submittedAt) }),
        })}
        hasRule
      >
        <ProfileFacts attorney={attorney} />
      </Section>
    </Page>
  );
}
