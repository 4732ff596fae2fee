import { z } from 'zod';
import { reasonSchema } from '../records/fields';
import { SECOND_FACTOR_DUTIES } from './second-factor';

export const secondFactorSchema = z
  .object({
    duty: z.enum(SECOND_FACTOR_DUTIES).meta({
      description:
        'EXEMPT: a demo person. OFFERED: optional. ADVISED: soon required. REQUIRED: nothing opens without it.',
    }),
    isGiven: z.boolean().meta({ description: 'Whether this sign-in used a second factor.' }),
    isManagedHere: z.boolean().meta({ description: 'False where an outside provider keeps the factors.' }),
  })
  .meta({ id: 'SecondFactor', description: 'What two-step verification asks of the person who is signed in.' });

export const sessionsEndSchema = z.object({ reason: reasonSchema }).meta({
  id: 'SessionsEnd',
  description: 'Why an admin ends a person’s sessions. Kept with what was done to the account.',
});

export const secondFactorResetSchema = z.object({ reason: reasonSchema }).meta({
  id: 'SecondFactorReset',
  description: 'Why an admin removes a person’s second factor. Kept with what was done to the account.',
});
