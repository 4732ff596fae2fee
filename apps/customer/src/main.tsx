import { OPEN_PATHS } from '@troth/domain/people';
import { startPortal } from '@troth/portal/start';

void startPortal({ portal: 'customer', publicPaths: [...OPEN_PATHS], loadApp: () => import('./app/boot') });
