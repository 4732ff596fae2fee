import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contractFiles } from './contract-files';

for (const { path, text } of await contractFiles()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
