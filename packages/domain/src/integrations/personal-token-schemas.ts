import { z } from 'zod';
import { say } from '../messages';
import { idSchema, instantSchema } from '../records/fields';
import { TOKEN_NAME_MAX_LENGTH, TOKEN_SCOPES, TOKEN_STATUSES } from './personal-tokens';

const scopesSchema = z.array(
  z.enum(TOKEN_SCOPES).meta({ id: 'TokenScope', description: 'What a personal access token is good for.' }),
);

export const personalTokenCreationSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: () => say('validation.required') })
      .max(TOKEN_NAME_MAX_LENGTH)
      .meta({ description: 'What the token is for.' }),
    scopes: scopesSchema
      .max(TOKEN_SCOPES.length)
      .min(1, { error: () => say('validation.required') })
      .refine((scopes) => new Set(scopes).size === scopes.length, { error: 'Each scope once' }),
    expiresAt: instantSchema.meta({ description: 'When it ends, a year from now at the latest.' }),
  })
  .meta({ id: 'PersonalTokenCreation', description: 'A personal access token to create.' });

export const personalTokenSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    scopes: scopesSchema,
    ending: z.string().meta({ description: 'The last four characters, to tell tokens apart.' }),
    status: z.enum(TOKEN_STATUSES),
    createdAt: instantSchema,
    expiresAt: instantSchema,
    lastUsedAt: instantSchema.nullable().meta({ description: 'Kept to the minute; null until it was used.' }),
  })
  .meta({ id: 'PersonalToken', description: 'A personal access token, without its secret.' });
export type PersonalToken = z.infer<typeof personalTokenSchema>;

export const createdPersonalTokenSchema = personalTokenSchema
  .extend({ token: z.string().meta({ description: 'The secret itself. It is stored nowhere and shown only here.' }) })
  .meta({ id: 'CreatedPersonalToken', description: 'A new personal access token with its secret.' });
