import type { z } from 'zod';
import { problem } from './problem';

/** Where a page begins, as an address carries it. */
export const encodeCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws Problem MALFORMED_REQUEST for what we never said. */
export function decodeCursor<Place>(cursor: string, schema: z.ZodType<Place>): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw problem('MALFORMED_REQUEST', { cause });
  }
}
