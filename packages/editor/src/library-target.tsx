import { createContext } from 'react';
import type { Controller } from './controller';

/** Where panels of the portal put clauses in. */
export const LibraryTarget = createContext<Controller | null>(null);
