import { z } from 'zod';
import { noSubject } from './operation';

/** What the pages of a mailed link have in common: its token alone lets a reader in. */
export const linkOperation = {
  isOurs: true,
  params: z.object({ token: z.string().min(1).max(200) }),
  produces: 'text/html',
  response: null,
  load: noSubject,
} as const;
