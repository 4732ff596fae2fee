import { entryAmounts, percentageOfA, printedJointEntries, sharesOf, twinsOf } from '@troth/domain/disclosure';
import type { Currency } from '@troth/domain/money';
import { type Side, SIDES } from '@troth/domain/people';
import type { AgreementTable } from '../../tree';
import type { AssemblyInput } from '../input';
import type { Party } from '../parties';
import { formatCents, say } from '../wording';
import {
  accountWords,
  assetDetails,
  cell,
  describeAsset,
  end,
  type Entry,
  NO_VALUE,
  percent,
  start,
  text,
  totalsOf,
} from './ledger';
import { assetsOf } from './summed';

interface JointItem {
  readonly description: string;
  readonly currency: Currency;
  readonly cents: number;
  readonly shares: Readonly<Record<Side, number>>;
  readonly percentageOfA: number;
}

/** Where it is: the amounts of this schedule need the width that columns would take. */
const placeOf = ({ institution, accountNumber }: Pick<Entry<'assets'>, 'institution' | 'accountNumber'>) =>
  [text(institution), accountWords(accountNumber)].filter((part) => part !== NO_VALUE).join(', ');

/** Joint items of both partners. One that both list alike is one item, with what each says besides. */
function jointItems(disclosure: AssemblyInput['disclosure']): JointItem[] {
  const entries = assetsOf(disclosure);
  const twins = new Map(twinsOf(entries).map(({ entry, twin }) => [entry.id, twin]));
  const printed = printedJointEntries(entries);
  const printedIds = new Set(printed.map(({ id }) => id));
  const assets = printed.map((entry): JointItem => {
    const twin = twins.get(entry.id);
    const merged = twin !== undefined && !printedIds.has(twin.id) ? [describeAsset(twin), ...assetDetails(twin)] : [];
    return {
      description: cell(describeAsset(entry), [placeOf(entry), ...assetDetails(entry), ...merged]),
      currency: entry.currency,
      cents: entry.valueInCents,
      shares: sharesOf(entry.valueInCents, entry),
      percentageOfA: percentageOfA(entry),
    };
  });
  const legacy = SIDES.flatMap((side) =>
    disclosure[side].legacyJointProperties.map((entry): JointItem => {
      const { ownedCents: cents, currency } = entryAmounts('legacy-joint-properties', entry);
      return {
        description: text(entry.description),
        currency,
        cents,
        shares: sharesOf(cents, entry),
        percentageOfA: percentageOfA(entry),
      };
    }),
  );
  return [...assets, ...legacy];
}

/** What belongs to both, with each partner's share in money and in percent. */
export function jointSchedule(disclosure: AssemblyInput['disclosure'], parties: Record<Side, Party>): AgreementTable[] {
  const items = jointItems(disclosure);
  const share = (item: JointItem, side: Side) =>
    cell(formatCents(item.shares[side], item.currency), [
      percent(side === 'A' ? item.percentageOfA : 100 - item.percentageOfA),
    ]);
  const shareTotals = (side: Side) =>
    totalsOf(
      items.map(({ currency, shares }) => ({ currency, cents: shares[side] })),
      (currency) => say('total.share', { name: parties[side].name, currency }),
    );
  return [
    {
      type: 'table',
      caption: null,
      columns: [
        start(say('column.description'), 7),
        end(say('column.shareOf', { name: parties.A.name }), 4),
        end(say('column.shareOf', { name: parties.B.name }), 4),
        end(say('column.value'), 4),
      ],
      rows: items.map((item) => [
        item.description,
        share(item, 'A'),
        share(item, 'B'),
        formatCents(item.cents, item.currency),
      ]),
      totals: [...SIDES.flatMap(shareTotals), ...totalsOf(items, (currency) => say('total.kind', { currency }))],
      emptyText: items.length === 0 ? say('empty.joint') : null,
    },
  ];
}
