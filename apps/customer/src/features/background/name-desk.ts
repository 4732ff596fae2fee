import { onePerPerson } from '../../shared/one-per-person';
import { ProfileDesk } from '../../shared/saving/profile-desk';

export const NAME_FIELDS = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

/** The one desk of a person's names in this browser tab. An empty name is saved as null. Customer spec §5. */
export const nameDeskOf = onePerPerson((queryClient, userId) => new ProfileDesk(queryClient, userId, NAME_FIELDS));
