import type { FetchedRates } from '@troth/domain/money';

/** Why nothing could be read. The table in use stays, whatever it is. */
export type RatesSourceFailure =
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  /** It answered, but not with the file. */
  | 'REFUSED'
  /** A file, but not one that can be read: broken, foreign, or with a document type. */
  | 'UNREADABLE';

export class RatesSourceError extends Error {
  override readonly name = 'RatesSourceError';
  constructor(
    readonly failure: RatesSourceFailure,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** Where reference rates come from. What it answers is not believed yet: `acceptRates` judges it. */
export interface RatesSource {
  /** @throws RatesSourceError */
  fetch(): Promise<FetchedRates>;
}
