import { Button } from '@troth/ui/button';
import { CheckIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { t } from '../../shared/texts';
import { AttorneyProfile } from './attorney-profile';
import { nameOf } from './name-of';
import type { Attorney } from './queries';

/** The attorneys to choose from, in the order of the API: its first one is featured. */
export function AttorneyList({
  attorneys,
  price,
  chosenId,
  busyId = null,
  onChoose,
}: {
  attorneys: readonly Attorney[];
  /** What the service costs with any of them; none where it is paid. */
  price?: string;
  chosenId: string | null;
  /** Being chosen right now. */
  busyId?: string | null;
  onChoose: (attorneyId: string) => void;
}) {
  return (
    <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {attorneys.map((attorney, index) => {
        const isChosen = attorney.id === chosenId;
        const name = nameOf(attorney);
        return (
          <li key={attorney.id}>
            <AttorneyProfile
              attorney={attorney}
              {...(price !== undefined && { price })}
              isFeatured={index === 0 && attorneys.length > 1}
              isChosen={isChosen}
              action={
                <Button
                  aria-pressed={isChosen}
                  isLoading={busyId === attorney.id}
                  isFullWidthOnPhone
                  {...(isChosen && { icon: <CheckIcon size={16} /> })}
                  onClick={() => onChoose(attorney.id)}
                >
                  {isChosen ? t('attorneys.choose.chosen', { name }) : t('attorneys.choose.one', { name })}
                </Button>
              }
            />
          </li>
        );
      })}
    </Stack>
  );
}
