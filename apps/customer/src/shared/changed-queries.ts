import type { Query, QueryClient } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import type { ChangeTopic } from '@troth/domain/changes';
import { personQuery } from '@troth/portal/person';

type Schemas = components['schemas'];

/** What stands before an address's own part in the keys under `users/{id}`. */
const STANDING = ['journey', 'generation', 'regeneration-status'];
const QUESTIONNAIRE = ['questionnaire-sections', 'questionnaire-section'];

/**
 * Which queries a topic moves, by the part of their keys that names what is asked for. The journey tells where both
 * partners stand, so nearly everything moves it.
 */
const partsOf = {
  answers: [...STANDING, ...QUESTIONNAIRE, 'answers', 'disputes'],
  disputes: [...STANDING, ...QUESTIONNAIRE, 'answers', 'disputes', 'resolutions'],
  discussions: ['discussions'],
  chats: ['chats'],
  finances: [...STANDING, 'disclosure'],
  document: [
    ...STANDING,
    ...QUESTIONNAIRE,
    'question-groups',
    'answers',
    'disputes',
    'resolutions',
    'documents',
    'history',
    'files',
    'invites',
  ],
  purchases: [...STANDING, ...QUESTIONNAIRE, 'purchase-items', 'carts', 'documents'],
  profile: [...STANDING, ...QUESTIONNAIRE, 'question-groups', 'answers', 'documents', 'me'],
  // Of the partner's answers only that they moved is told; what they open shows in the standing, in the disputes and in
  // questions that either partner's answer opens, see `isOpenedByPartner`.
  partner: [...STANDING, ...QUESTIONNAIRE, 'disputes', 'resolutions', 'documents', 'invite'],
} satisfies Record<ChangeTopic, readonly string[]>;

const named = new Set<string>(Object.values(partsOf).flat());

/** `['users', id, 'documents', documentId, 'chats', …]` asks for chats, `['users', id, 'journey']` for the journey. */
function partOf(queryKey: readonly unknown[], userId: string): string | null {
  const [first, owner, ...rest] = queryKey;
  if (first !== 'users') return null;
  if (owner === personQuery.queryKey[1]) return 'me';
  if (owner !== userId) return null;
  const [part, second, third] = rest;
  if (part !== 'documents' || second === undefined) return typeof part === 'string' ? part : null;
  const own = third ?? second;
  return typeof own === 'string' ? own : null;
}

/** Whether a topic may have changed what a query holds. What no topic names moves with each but a message. */
export function isMoved(queryKey: readonly unknown[], userId: string, topics: ReadonlySet<ChangeTopic>): boolean {
  const part = partOf(queryKey, userId);
  if (part === null) return false;
  if (!named.has(part)) return [...topics].some((topic) => topic !== 'chats');
  return [...topics].some((topic) => (partsOf[topic] as readonly string[]).includes(part));
}

/** Whether a query holds questions of which one is shown when either partner has chosen an option. */
function isOpenedByPartner({ queryKey, state }: Query, userId: string): boolean {
  if (partOf(queryKey, userId) !== 'question-groups') return false;
  const held = (state.data ?? []) as readonly (Schemas['RespondentGroup'] | Schemas['ListedSection'])[];
  const groups = held.flatMap((each) => ('questions' in each ? [each] : (each.groups ?? [])));
  return groups.some(({ questions, repeatedQuestions }) =>
    [...questions, ...repeatedQuestions].some(({ parentConditionalVisibilities }) =>
      parentConditionalVisibilities.some(({ respondent }) => respondent === 'EITHER'),
    ),
  );
}

/** Asks again for what the topics have moved, and resolves when it is there. Never throws. */
export const askAgain = (queryClient: QueryClient, userId: string, topics: ReadonlySet<ChangeTopic>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query: Query) =>
      isMoved(query.queryKey, userId, topics) || (topics.has('partner') && isOpenedByPartner(query, userId)),
  });
