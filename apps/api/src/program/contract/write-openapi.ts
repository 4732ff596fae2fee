import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contractFiles, HANDLERS_FILE, handlersText } from './contract-files';

await writeFile(HANDLERS_FILE, handlersText());
for (const { path, text } of await contractFiles()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
