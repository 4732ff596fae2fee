import { bootPortal } from '@troth/portal/boot';
import type { PortalEnvironment } from '@troth/portal/environment';
import { texts } from '../shared/texts';
import { routes } from './router';

/** The program, once someone is here for it. */
export const boot = (environment: Promise<PortalEnvironment>) =>
  bootPortal({ portal: 'attorney', routes, texts: [texts], environment });
