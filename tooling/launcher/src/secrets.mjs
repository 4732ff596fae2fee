import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { houseRoot } from './house.mjs';
import { toolEnvironment } from './installation.mjs';
import { run } from './steps.mjs';

/** What holds no secret of ours: bytes that are not text, and what is made from files that are looked through. */
const LEFT_OUT =
  /\.(?:png|jpe?g|webp|ico|svg|woff2|otf|ttf|pdf|docx|zip|gz|snap)$|(?:^|\/)generated\/|^pnpm-lock\.yaml$|openapi\.json$/;

/** The scanner's time grows with the square of how many files it is given. */
const FILES_AT_ONCE = 400;

/** Looks through the files that git tracks for keys, tokens and passwords. */
export async function scanForSecrets() {
  const listed = await run('git', ['ls-files', '-z']);
  const files = listed
    .split('\0')
    .filter((name) => name !== '' && !LEFT_OUT.test(name) && existsSync(join(houseRoot, name)));
  const scanner = join(houseRoot, 'node_modules', '.bin', 'secretlint');
  for (let from = 0; from < files.length; from += FILES_AT_ONCE)
    await run(scanner, ['--no-glob', ...files.slice(from, from + FILES_AT_ONCE)], { env: toolEnvironment() });
  return null;
}
