import { startPortal } from '@troth/portal/start';

void startPortal({ portal: 'attorney', loadApp: () => import('./app/boot') });
