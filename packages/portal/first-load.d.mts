import type { Plugin, Rolldown } from 'vite';

/** Compressed bytes that a first load may weigh. */
export declare const FIRST_LOAD_BUDGET: { readonly script: number; readonly style: number };

/** Bytes after gzip -9. */
export declare function gzipped(source: string | Uint8Array): number;

export interface FirstLoad {
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** Compressed. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/**
 * The page's own script, the program that it loads, and all that both import statically: what a browser must have before
 * the first screen.
 *
 * @throws Error when the program is not a chunk of its own.
 */
export declare function firstLoadOf(bundle: Rolldown.OutputBundle): FirstLoad;

/** Refuses a build whose first load is over its budget. */
export declare const firstLoadBudget: () => Plugin;
