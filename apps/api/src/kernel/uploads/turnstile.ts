import { UploadRefusal } from './refusal';

/** Uploads that may wait, each with its bytes in memory. */
const MOST_WAITING = 20;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Lets one upload after the other be looked into: a decoded picture takes a hundred megabytes, and they come in bulk.
 * @throws UploadRefusal BUSY
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new UploadRefusal('BUSY');
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => undefined).finally(() => (waiting -= 1));
  return turn;
}
