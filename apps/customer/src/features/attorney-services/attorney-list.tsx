import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { compareAttorneys } from '@troth/domain/attorneys';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { CheckIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { useId } from 'react';
import { t } from '../../shared/texts';
import { AttorneyProfile } from './attorney-profile';
import { nameOf } from './name-of';
import type { Attorney } from './queries';

/** The way to those who come next. */
export interface MoreAttorneys {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly show: () => unknown;
}

/** What a lookup offers beyond what it has answered; null where that is everybody. */
export const moreOf = (
  lookup: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >,
): MoreAttorneys | null =>
  lookup.hasNextPage
    ? {
        isLoading: lookup.isFetchingNextPage,
        error: lookup.isFetchNextPageError ? lookup.error : null,
        show: () => lookup.fetchNextPage(),
      }
    : null;

/** The attorneys to choose from, in the order of the API. */
export function AttorneyList({
  attorneys,
  price,
  chosenId,
  busyId = null,
  onChoose,
  more,
}: {
  attorneys: readonly Attorney[];
  /** What the service costs with any of them; none where it is paid. */
  price?: string;
  chosenId: string | null;
  /** Being chosen right now. */
  busyId?: string | null;
  onChoose: (attorneyId: string) => void;
  /** Shows those who come next; null where these are all. */
  more: MoreAttorneys | null;
}) {
  const listId = useId();
  // Whoever is chosen stands first, and is the featured one only by the rule.
  const [featured] = attorneys.toSorted(compareAttorneys);
  const showMore = async () => {
    await more?.show();
    // The button may be gone: reading goes on where the new ones begin.
    window.setTimeout(() => {
      const first = document.getElementById(listId)?.children[attorneys.length];
      if (first instanceof HTMLElement) first.focus();
    });
  };
  return (
    <Stack gap={4}>
      <Stack as="ul" id={listId} gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {attorneys.map((attorney) => {
          const isChosen = attorney.id === chosenId;
          const name = nameOf(attorney);
          return (
            <li key={attorney.id} tabIndex={-1}>
              <AttorneyProfile
                attorney={attorney}
                {...(price !== undefined && { price })}
                isFeatured={attorney === featured && attorneys.length > 1}
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
      {more?.error != null && <Notice tone="danger" isAlert title={errorText(more.error)} />}
      {more !== null && (
        <div>
          <Button isFullWidthOnPhone isLoading={more.isLoading} onClick={() => void showMore()}>
            {t('attorneys.choose.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
