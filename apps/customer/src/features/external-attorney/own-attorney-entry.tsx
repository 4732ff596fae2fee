import { useSuspenseQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import type { OwnDocument } from '../../shared/document';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { ownCounselQuery } from './queries';

/** The way to an attorney of one's own from a screen that has another purpose: who it is, if anybody was named. */
export function OwnAttorneyEntry({ own: { document } }: { own: OwnDocument }) {
  const self = usePerson();
  const { attorney } = useSuspenseQuery(ownCounselQuery({ userId: self.id, documentId: document.id })).data;
  return (
    <Stack gap={4}>
      {attorney !== null && (
        <Text>
          {t(attorney.confirmedAt === null ? 'ownAttorney.entry.named' : 'ownAttorney.entry.confirmed', {
            name: attorney.name,
          })}
        </Text>
      )}
      <div>
        <LinkButton href={paths.ownAttorney()} isFullWidthOnPhone>
          {t(attorney === null ? 'ownAttorney.entry.add' : 'ownAttorney.entry.see')}
        </LinkButton>
      </div>
    </Stack>
  );
}
