import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountAndAsset, entryTitle, type JointEntryProblem } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import { otherSide, type Side } from '@troth/domain/people';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { DisputeCard } from '@troth/ui/dispute-card';
import { BankIcon, ChatIcon, CheckIcon, CloseIcon, PenIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { PartnerMark } from '@troth/ui/partner-mark';
import { openChat } from '../../../shared/chat-door';
import { formatDate } from '../../../shared/dates';
import { afterChange } from '../../../shared/journey';
import { t } from '../../../shared/texts';
import { entryHref } from '../links';
import { changeEntry, type Place } from '../queries';
import { withTrueMinus } from '../sums';
import { figuresOf, isShared, type JointItem } from './joint-items';
import { sayOfJointEntry } from './queries';

export interface JointItemCardProps {
  item: JointItem;
  /** Which partner the reader is, and where the reader's entries are. */
  side: Side;
  place: Place;
  names: Readonly<Record<Side, string>>;
}

/** An entry's problem in words to the reader: their own, or the partner's. */
function problemText(problem: JointEntryProblem, isOwn: boolean, name: string): string {
  if (problem === 'TWIN_DIFFERS') return say(`jointEntry.${problem}`);
  if (!isOwn) return t(`disclosure.settle.theirs.${problem}`, { name });
  return problem === 'PARTNER_DISAGREES'
    ? t('disclosure.settle.partnerDisagrees', { name })
    : say(`jointEntry.${problem}`);
}

const sharePart = (percent: number | null | undefined): string => (typeof percent === 'number' ? String(percent) : '?');

/** What one partner states of the item: the value, the split, and where the value comes from. */
function statementOf(entry: AccountAndAsset, names: Readonly<Record<Side, string>>) {
  const { userAPercentage: a, userBPercentage: b, valuationBasis, valuationDate } = entry;
  const isBlank = typeof a !== 'number' && typeof b !== 'number';
  const evidence = [
    valuationBasis ? enumerationLabel(say, 'valuationBasis', valuationBasis) : null,
    valuationDate ? formatDate(valuationDate) : null,
  ].filter((text) => text !== null);
  return {
    answers: [
      withTrueMinus(formatCents(entry.valueInCents, entry.currency)),
      isBlank
        ? t('disclosure.settle.noShares')
        : t('disclosure.settle.shares', { a: sharePart(a), b: sharePart(b), nameA: names.A, nameB: names.B }),
    ],
    ...(evidence.length > 0 && { note: evidence.join(', ') }),
  };
}

/** What a partner who did not list it said of the other's entry. */
function wordOn(entry: AccountAndAsset | null): { answers: string[] } {
  const agrees = entry?.partnerAgrees ?? null;
  return {
    answers: [
      agrees === null
        ? t('disclosure.settle.notSaid')
        : t(agrees ? 'disclosure.settle.saidYes' : 'disclosure.settle.saidNo'),
    ],
  };
}

/** A joint item on which the two do not agree, or of which the reader has said nothing yet. */
export function JointItemCard({ item, side, place, names }: JointItemCardProps) {
  const queryClient = useQueryClient();
  const theirs = otherSide(side);
  const [own, partners] = [item.entries[side], item.entries[theirs]];
  const name = names[theirs];
  const shown = own ?? partners;
  const title = shown === null ? '' : entryTitle(say, { kind: 'assets', entry: shown });

  const settle = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => announce(t('disclosure.settle.saved', { title })),
    // Also after a refusal: it may have changed since, and is shown as it is now.
    onSettled: () => afterChange(queryClient, place.userId),
  });
  const hasMoved = settle.error instanceof ApiError && settle.error.code === 'VERSION_CONFLICT';
  const sayIt = (entry: AccountAndAsset, agrees: boolean) => () =>
    settle.mutate(() => sayOfJointEntry(place, entry.id, { agrees, version: entry.version }));

  const panel = (of: Side) => {
    const entry = item.entries[of];
    return { name: names[of], isYou: of === side, ...(entry === null ? wordOn(shown) : statementOf(entry, names)) };
  };
  const ownProblem = item.problems.find((one) => one.side === side)?.problem;
  const canTake =
    own !== null &&
    partners !== null &&
    isShared(partners) &&
    item.problems.every((one) => one.side !== theirs || one.problem === 'TWIN_DIFFERS');
  const isUnshared = ownProblem === 'PERCENTAGES_MISSING' || ownProblem === 'PERCENTAGES_NOT_100';
  // What the partner alone listed can be said to be so, once it says how it is shared.
  const canSay = own === null && partners !== null && isShared(partners);
  const texts = item.problems.map((one) => problemText(one.problem, one.side === side, name));

  return (
    <div>
      <DisputeCard
        id={`joint-${shown?.id ?? ''}`}
        kicker={t(texts.length > 0 ? 'disclosure.settle.open' : 'disclosure.settle.toConfirm')}
        title={title}
        description={texts.length > 0 ? texts.join('. ') : t('disclosure.settle.isItSo', { name })}
        icon={<BankIcon />}
        answerA={panel('A')}
        answerB={panel('B')}
        actions={
          <>
            {canTake && (
              <Button
                icon={<PartnerMark side={theirs} name={name} size={20} isNameBeside />}
                isLoading={settle.isPending}
                isFullWidthOnPhone
                onClick={() => settle.mutate(() => changeEntry(place, 'assets', own, figuresOf(partners)))}
              >
                {t('disclosure.settle.take', { name })}
              </Button>
            )}
            {own !== null && (
              <LinkButton href={entryHref('assets', own.id)} icon={<PenIcon size={16} />} isFullWidthOnPhone>
                {t(isUnshared ? 'disclosure.settle.fixShares' : 'disclosure.settle.change')}
              </LinkButton>
            )}
            {canSay && partners.partnerAgrees !== true && (
              <Button
                icon={<CheckIcon size={16} />}
                isLoading={settle.isPending}
                isFullWidthOnPhone
                onClick={sayIt(partners, true)}
              >
                {t('disclosure.settle.isSo')}
              </Button>
            )}
            {canSay && partners.partnerAgrees !== false && (
              <Button
                icon={<CloseIcon size={16} />}
                isLoading={settle.isPending}
                isFullWidthOnPhone
                onClick={sayIt(partners, false)}
              >
                {t('disclosure.settle.isNotSo')}
              </Button>
            )}
          </>
        }
        aside={
          <Button variant="text" icon={<ChatIcon size={16} />} onClick={() => openChat()}>
            {t('disclosure.settle.talk', { name })}
          </Button>
        }
      />
      {settle.error !== null && (
        <Notice
          tone="danger"
          isAlert
          title={hasMoved ? t('disclosure.settle.moved', { name }) : errorText(settle.error)}
        />
      )}
    </div>
  );
}
