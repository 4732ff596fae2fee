import type { Counterpart } from './queries';

/** What the messages say, in each portal's own words: a couple is spoken to otherwise than an attorney. */
export interface ChatWords {
  readonly nameOf: (person: Counterpart) => string;
  /** Above the choice of whom to read and write. */
  readonly people: string;
  readonly title: (name: string) => string;
  /** Who else can read it. */
  readonly whoReads: (person: Counterpart) => string;
  readonly write: (name: string) => string;
  readonly keys: string;
  readonly arrived: (name: string) => string;
  readonly news: (name: string, text: string) => string;
  readonly loadFailed: string;
  readonly deleteFailed: string;
  readonly emptyTitle: string;
  readonly emptyText: (person: Counterpart) => string;
  /** Why nothing can be written any more. */
  readonly closed: (person: Counterpart) => string;
}
