import type { Db } from './database';

const readSoFar = new WeakMap<Db, Map<string, Promise<unknown>>>();

/** From here on the transaction changes nothing of what it reads: each thing is read once, however many rules ask for it. */
export const readingOnly = (tx: Db): void => {
  readSoFar.set(tx, new Map());
};

export const isReadingOnly = (tx: Db): boolean => readSoFar.has(tx);

/** @returns What the name stands for: read now, or before in the same transaction where that only reads. */
export function readOnce<T>(tx: Db, name: string, read: () => Promise<T>): Promise<T> {
  const known = readSoFar.get(tx);
  if (known === undefined) return read();
  const reading = (known.get(name) as Promise<T> | undefined) ?? read();
  known.set(name, reading);
  return reading;
}
