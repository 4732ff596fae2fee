import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { PAYOUT_STATUSES } from '@troth/domain/purchases';
import { isId } from '@troth/portal/list-address';

const MONTHS_OFFERED = 12;

/** This month and those before it, in UTC as the API counts them. */
const months = (now: Date): string[] =>
  Array.from({ length: MONTHS_OFFERED }, (_none, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

/** Which payouts an address asks for. */
export function payoutFilterAt(params: URLSearchParams, now: Date) {
  const offered = months(now);
  const month = offered.find((each) => each === params.get('month')) ?? '';
  const shownMonth = month === '' ? (offered[0] ?? '') : month;
  const search = params.get('search') ?? '';
  const firm = params.get('firm') ?? '';
  const status = PAYOUT_STATUSES.find((each) => each === params.get('status')) ?? '';
  const account = PAYOUT_ACCOUNT_STATES.find((state) => state === params.get('account')) ?? '';
  const filter = {
    ...(search.length >= 2 && { search }),
    ...(isId(firm) && { lawFirmId: firm }),
    ...(status !== '' && { payoutStatus: status }),
    ...(account !== '' && { accountState: account }),
  };
  return {
    filter,
    search,
    firm,
    status,
    account,
    /** Empty for all. */
    month,
    shownMonth,
    offered,
  };
}
