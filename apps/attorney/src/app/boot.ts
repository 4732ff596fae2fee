import { bootPortal } from '@troth/portal/boot';
import type { Started } from '@troth/portal/start';
import { texts } from '../shared/texts';
import { routes } from './router';

/** The program, once someone is here for it. */
export const boot = (started: Started) => bootPortal({ portal: 'attorney', routes, texts: [texts], started });
