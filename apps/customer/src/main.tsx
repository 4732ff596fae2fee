import { bootPortal } from '@troth/portal/boot';
import { OPEN_PATHS } from '@troth/domain/people';
import { routes } from './app/router';
import { texts } from './shared/texts';

void bootPortal({ portal: 'customer', routes, texts: [texts], publicPaths: [...OPEN_PATHS] });
