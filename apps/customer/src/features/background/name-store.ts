import { onePerPerson } from '../../shared/one-per-person';
import { ProfileStore } from '../../shared/saving/profile-store';

/** The parts of a name, in the order of the screen. */
export const NAME_PARTS = {
  firstName: { label: 'background.name.first', autoComplete: 'given-name', isRequired: true },
  middleName: { label: 'background.name.middle', autoComplete: 'additional-name', isRequired: false },
  lastName: { label: 'background.name.last', autoComplete: 'family-name', isRequired: true },
  suffix: { label: 'background.name.suffix', autoComplete: 'honorific-suffix', isRequired: false },
} as const;
export type NameField = keyof typeof NAME_PARTS;
export const NAME_FIELDS = Object.keys(NAME_PARTS) as NameField[];

/** The one store of a person's names in this browser tab. An empty name is saved as null. Customer spec §5. */
export const nameStoreOf = onePerPerson((queryClient, userId) => new ProfileStore(queryClient, userId, NAME_FIELDS));
