import { z } from 'zod';

/** So many places are told of one failure, the innermost first. */
export const FAILURE_PLACES_MAX = 20;

/**
 * A failure of a portal in someone's browser: its kind and where in our files it happened. Nothing else fits in: a
 * message may hold what a person typed, and an address says whose screen it was.
 */
export const browserFailureSchema = z.strictObject({
  portal: z.enum(['customer', 'attorney', 'admin']),
  kind: z.string().regex(/^[A-Z][A-Za-z]{0,39}$/),
  places: z
    .array(
      z.strictObject({
        script: z.string().regex(/^\/assets\/[\w.-]{1,100}\.js$/),
        line: z.int().min(1).max(10_000_000),
        column: z.int().min(0).max(10_000_000),
      }),
    )
    .min(1)
    .max(FAILURE_PLACES_MAX),
});
export type BrowserFailure = z.infer<typeof browserFailureSchema>;
