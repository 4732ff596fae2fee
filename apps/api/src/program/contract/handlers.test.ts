import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HANDLERS_FILE, handlersText } from './contract-files';

it('knows the problems that each call may answer; run `pnpm codegen` after a change', () => {
  expect(readFileSync(HANDLERS_FILE, 'utf8') === handlersText()).toBe(true);
}, 600_000); // It reads the whole program with its types: 20 s alone, minutes on a busy machine.
