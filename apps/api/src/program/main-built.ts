import { join } from 'node:path';
import { packageRoot } from '../kernel/package-root';
import { packed } from './packed';

// `dist/main.js`. From source, `main.ts` is the program.
packed(join(packageRoot(), 'dist', 'program')).load('program.cjs');
