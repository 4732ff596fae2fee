import { startPortal } from '@troth/portal/start';

void startPortal({ portal: 'admin', loadApp: () => import('./app/boot') });
