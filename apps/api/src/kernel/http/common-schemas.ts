import { idSchema } from '@troth/domain/records';
import { z } from 'zod';

/** `isActive=true` in an address: "true" and "false" only. */
export const booleanQuery = z.enum(['true', 'false']).transform((value) => value === 'true');

export const idParam = z.object({ id: idSchema });
