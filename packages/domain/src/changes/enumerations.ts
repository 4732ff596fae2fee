/**
 * What of a person's data a change may have moved. Ours (D41 and 43).
 * `partner` is how the other partner stands; it is all that is told of a partner's answers, whatever was answered.
 */
export const CHANGE_TOPICS = [
  'answers',
  'disputes',
  'discussions',
  'chats',
  'finances',
  'document',
  'purchases',
  'profile',
  'partner',
] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];
