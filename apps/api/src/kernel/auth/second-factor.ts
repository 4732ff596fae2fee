import { provesSecondFactor } from '@troth/domain/people';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import { isDemoAddress } from './demo-accounts';
import type { Actor } from './actor';

/** Demo people sign in with a password that everybody knows, on a product that only this machine can reach. */
export const isExemptDemoPerson = (config: Config, email: string): boolean =>
  config.identity.kind === 'embedded' && config.isLoopbackOnly && isDemoAddress(email);

/** Whether an attorney has, or had, a client: the row's `attorneys.id` is named by a document or a purchase. */
export const hasClient = sql<boolean>`attorneys.id is not null and (
  exists (select from documents where attorney_a_id = attorneys.id or attorney_b_id = attorneys.id)
  or exists (select from purchase_items where attorney_id = attorneys.id))`;

/** Whether the actor must sign in with a second factor before anything else. */
export const lacksSecondFactor = (actor: Actor, { secondFactor }: Config): boolean =>
  actor.kind === 'person' && actor.secondFactorDuty === 'REQUIRED' && !provesSecondFactor(actor.identity, secondFactor);
