import { secondFactorDuty } from '@troth/domain/people';
import type { AttorneyStage } from '@troth/domain/attorneys';
import type { Config } from '../config/config';
import type { Person, TokenIdentity } from './actor';
import { isExemptDemoPerson } from './second-factor';

/** What is asked about whoever makes a request. */
export const USER_COLUMNS = [
  'users.id',
  'users.userType',
  'users.email',
  'users.emailVerified',
  'users.lastActiveAt',
  'attorneys.stage',
  'attorneys.lawFirmId',
  'attorneys.isLawFirmLead',
] as const;

export interface StoredUser {
  readonly id: string;
  readonly userType: Person['userType'];
  readonly email: string;
  readonly emailVerified: boolean;
  readonly lastActiveAt: Date | null;
  readonly stage: AttorneyStage | null;
  readonly lawFirmId: string | null;
  readonly isLawFirmLead: boolean | null;
  readonly hasClient: boolean;
}

/** The user as the one who makes a request, by what they showed. */
export const personFrom = (config: Config, row: StoredUser, identity: TokenIdentity): Person => ({
  kind: 'person',
  id: row.id,
  userType: row.userType,
  identity: {
    ...identity,
    email: identity.email ?? row.email,
    emailVerified: identity.emailVerified || row.emailVerified,
  },
  secondFactorDuty: secondFactorDuty({
    userType: row.userType,
    hasClient: row.hasClient,
    isDemo: isExemptDemoPerson(config, row.email),
  }),
  attorney:
    row.stage === null
      ? null
      : { stage: row.stage, lawFirmId: row.lawFirmId, isLawFirmLead: row.isLawFirmLead ?? false },
});
