import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../kernel/package-root';
import type { Example } from './example';

export type Examples = Readonly<Record<string, Example>>;

/** Calls that tests made, by the operation's ID. `pnpm --filter @troth/api examples` writes them. */
export const EXAMPLES_FILE = join(packageRoot(), 'src', 'generated', 'examples.json');

export const readExamples = (): Examples => JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples;

/** By ID, so that a recording changes only what is another by now. */
export const examplesText = (examples: Examples): string =>
  `${JSON.stringify(
    Object.fromEntries(Object.entries(examples).sort(([one], [other]) => one.localeCompare(other, 'en-US'))),
    null,
    2,
  )}\n`;
