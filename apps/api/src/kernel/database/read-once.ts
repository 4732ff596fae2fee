import type { Tx } from './database';

const readSoFar = new WeakMap<Tx, Map<string, Promise<unknown>>>();

/** From here on the transaction changes nothing of what it reads: each thing is read once, however many rules ask for it. */
export const readingOnly = (tx: Tx): void => {
  readSoFar.set(tx, new Map());
};

export const isReadingOnly = (tx: Tx): boolean => readSoFar.has(tx);

/** @returns What the name stands for: read now, or before in the same transaction where that only reads. */
export function readOnce<T>(tx: Tx, name: string, read: () => Promise<T>): Promise<T> {
  const known = readSoFar.get(tx);
  if (known === undefined) return read();
  const reading = (known.get(name) as Promise<T> | undefined) ?? read();
  known.set(name, reading);
  return reading;
}
