import type { QueryClient } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import { afterChange } from '../../shared/journey';
import { AnswerSaver } from '../../shared/saving/answer-saver';
import { draftsIn } from '../../shared/saving/drafts';

export const NAME_FIELDS = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

const isNameField = (name: string): name is NameField => NAME_FIELDS.some((field) => field === name);

const savers = new WeakMap<QueryClient, Map<string, AnswerSaver>>();

/** Saves the four parts of a name, each alone, as PATCH users/{id} takes them. Customer spec §5 and §7. */
export function nameSaverOf(queryClient: QueryClient, userId: string): AnswerSaver {
  const ofClient = savers.get(queryClient) ?? new Map<string, AnswerSaver>();
  savers.set(queryClient, ofClient);
  const known = ofClient.get(userId);
  if (known !== undefined) return known;
  const saver = new AnswerSaver({
    drafts: draftsIn(window.localStorage, userId),
    versionOf: () => 0,
    write: async (field, { text }) => {
      if (!isNameField(field)) return { kind: 'failed', error: null };
      try {
        // An empty name is saved as null.
        const value = text.trim() === '' ? null : text;
        const person = await unwrap(
          api.PATCH('/users/{id}', { params: { path: { id: userId } }, body: { [field]: value } }),
        );
        queryClient.setQueryData(personQuery.queryKey, person);
        void afterChange(queryClient, userId);
        return { kind: 'saved', version: 0, isWhole: true };
      } catch (error) {
        return { kind: 'failed', error };
      }
    },
  });
  ofClient.set(userId, saver);
  return saver;
}
