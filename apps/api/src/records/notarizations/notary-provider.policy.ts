import { anyone, type Policy } from '../../kernel/http/policy';

/** Pages and deliveries that carry their own proof: an unguessable link, or a signature over the bytes. */
export const notaryProviderPolicy = {
  read: anyone,
  act: anyone,
  deliver: anyone,
} satisfies Policy<'act' | 'deliver', unknown>;
