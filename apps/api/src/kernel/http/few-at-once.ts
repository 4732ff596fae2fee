import { problem } from './problem';
import { text } from '../texts';

/** Files that are drawn at the same time, and those that wait, each with its trees in memory. */
export const MOST_AT_ONCE = 2;
export const MOST_WAITING = 12;
const RETRY_SECONDS = '5';

let drawing = 0;
const waiting: (() => void)[] = [];

/**
 * Lets a few files be drawn at once and some wait for them: each takes up to half a second of a processor.
 * @throws Problem UNAVAILABLE when too many wait already.
 */
export async function fewAtOnce<T>(draw: () => Promise<T>): Promise<T> {
  if (drawing < MOST_AT_ONCE) drawing += 1;
  else {
    if (waiting.length >= MOST_WAITING) {
      throw problem('UNAVAILABLE', { detail: text('version.busy'), headers: { 'retry-after': RETRY_SECONDS } });
    }
    // Who ends hands its place on.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await draw();
  } finally {
    const next = waiting.shift();
    if (next === undefined) drawing -= 1;
    else next();
  }
}
