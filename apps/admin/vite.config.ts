import { portalViteConfig } from '@troth/portal/vite';

export default portalViteConfig('admin');
