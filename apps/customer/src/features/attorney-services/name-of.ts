import { shownName } from '@troth/portal/person';
import type { Attorney } from './queries';

/** What an attorney is called. */
export const nameOf = ({ user }: Pick<Attorney, 'user'>): string => (user === undefined ? '' : shownName(user));
