import type { components } from '@troth/api-client';
import { aGroup, anAnswer, anOpenSection } from './couple';
import { anApi } from './visit';

type Schemas = components['schemas'];

/** What a write of an answer sends. */
export interface Written {
  valueTyped: string | null;
  questionOptionIds: string[];
  version: number;
}

/** Stores what is written, as the API does, one version on. */
export const stored = ({ query, body }: { query: URLSearchParams; body: unknown }): Schemas['Answer'] => {
  const written = body as Written;
  return anAnswer(query.get('questionId') ?? '', written, written.version + 1);
};

/** An API whose first section asks the given questions, stores what is written and tells it again. */
export function aSectionOf(...questions: Schemas['RespondentQuestion'][]) {
  const api = anApi()
    .on('get', '/users/{id}/questionnaire-sections/{section}', () => anOpenSection())
    .on('post', '/users/{id}/questionnaire-sections/{section}/continue', () => anOpenSection());
  const answers = new Map<string, Schemas['Answer']>();
  const keep = (call: { query: URLSearchParams; body: unknown }) => {
    const answer = stored(call);
    answers.set(answer.questionId, answer);
    return answer;
  };
  return api
    .on('get', '/users/{id}/questionnaire-sections/{section}/groups', () =>
      api.calls.at(-1)?.name.includes('/homes/') === true ? [aGroup(questions)] : [],
    )
    .on('get', '/users/{id}/answers', () => [...answers.values()])
    .on('post', '/users/{id}/answers', keep)
    .on('patch', '/users/{id}/answers', keep);
}
