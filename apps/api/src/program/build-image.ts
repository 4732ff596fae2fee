import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDatabaseImage } from './image';
import { IMAGE_FILE } from './open-embedded';
import { packageRoot } from '../kernel/package-root';

// Part of the build: the database that a first start unpacks, since making one at that moment would cost seconds.
const folder = join(packageRoot(), 'dist');
await mkdir(folder, { recursive: true });
const draft = join(folder, `${IMAGE_FILE}.draft`);
await writeFile(draft, await buildDatabaseImage('gzip'));
await rename(draft, join(folder, IMAGE_FILE));
