import { bootPortal } from '@troth/portal/boot';
import { routes } from './app/router';
import { texts } from './shared/texts';

void bootPortal({ portal: 'admin', routes, texts: [texts] });
