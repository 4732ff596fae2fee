import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api, unwrap } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import type { AnswerFactsNow } from '@troth/domain/questionnaire';
import { journeyQuery } from '../../shared/journey';
import type { AnswerInput } from '../../shared/saving/answer-input';
import { AnswerSaver, type WriteOutcome } from '../../shared/saving/answer-saver';
import { draftsIn } from '../../shared/saving/drafts';
import { announceChange } from '../../shared/tab-sync';
import { storedValueOf } from './answer-inputs';
import type { Answer, Question } from './model';
import { answersQuery, sectionsQuery } from './queries';

/** What judging an input needs: the questions, and the facts that their rules depend on. */
interface Known {
  readonly questions: ReadonlyMap<string, Question>;
  readonly facts: AnswerFactsNow;
}

/**
 * Where one person's answers are saved. It outlives the screens, so that what is on its way when a screen is left still
 * arrives.
 */
export class AnswerDesk {
  readonly saver: AnswerSaver;
  private known: Known | null = null;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly userId: string,
  ) {
    this.saver = new AnswerSaver({
      drafts: draftsIn(window.localStorage, userId),
      write: (questionId, input, version) => this.write(questionId, input, version),
      versionOf: (questionId) => this.answer(questionId)?.version ?? 0,
    });
  }

  know(known: Known): void {
    this.known = known;
  }

  private answer(questionId: string): Answer | undefined {
    const answers = this.queryClient.getQueryData(answersQuery(this.userId).queryKey);
    return answers?.find((answer) => answer.questionId === questionId && answer.deletedAt === null);
  }

  private async write(questionId: string, input: AnswerInput, version: number): Promise<WriteOutcome> {
    const question = this.known?.questions.get(questionId);
    if (this.known === null || question === undefined) return { kind: 'failed', error: null };
    const stored = storedValueOf(question, input, this.known.facts);
    try {
      const answer = await this.writeAnswer(question, stored, version);
      // The profile holds this answer; what is complete is read from there.
      if (question.profileField !== null) await this.queryClient.invalidateQueries({ queryKey: personQuery.queryKey });
      this.changed();
      return {
        kind: 'saved',
        version: answer.version,
        isWhole: stored.isValid && answer.valueTyped === stored.valueTyped,
      };
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'VERSION_CONFLICT')
        return await this.takeCurrent(questionId, error);
      return { kind: 'failed', error };
    }
  }

  /** The first answer is created, later ones are updated. Customer spec §4 "Answer saving". */
  private async writeAnswer(
    { id: questionId }: Question,
    { valueTyped, questionOptionIds }: ReturnType<typeof storedValueOf>,
    version: number,
  ): Promise<Answer> {
    const call = {
      params: { path: { id: this.userId }, query: { questionId } },
      body: { valueTyped, questionOptionIds: [...questionOptionIds], version },
    };
    const answer = await unwrap(
      version === 0 ? api.POST('/users/{id}/answers', call) : api.PATCH('/users/{id}/answers', call),
    );
    this.queryClient.setQueryData(answersQuery(this.userId).queryKey, (answers) => [
      ...(answers ?? []).filter((other) => other.questionId !== questionId),
      answer,
    ]);
    return answer;
  }

  /** The answer was changed elsewhere: what stands now goes into the cache, and the input is offered again. */
  private async takeCurrent(questionId: string, error: ApiError): Promise<WriteOutcome> {
    try {
      await this.queryClient.fetchQuery({ ...answersQuery(this.userId), staleTime: 0 });
      return { kind: 'conflict', version: this.answer(questionId)?.version ?? 0 };
    } catch {
      return { kind: 'failed', error };
    }
  }

  /** An answer moves the sections' states, the progress and the menu; the other tabs hear of it. */
  private changed(): void {
    const journey = journeyQuery(this.userId).queryKey;
    const sections = sectionsQuery(this.userId).queryKey;
    announceChange(journey, sections, answersQuery(this.userId).queryKey, personQuery.queryKey);
    void this.queryClient.invalidateQueries({ queryKey: journey });
    void this.queryClient.invalidateQueries({ queryKey: sections });
  }
}

const desks = new WeakMap<QueryClient, Map<string, AnswerDesk>>();

/** The one desk of a person in this browser tab. */
export function deskOf(queryClient: QueryClient, userId: string): AnswerDesk {
  const ofClient = desks.get(queryClient) ?? new Map<string, AnswerDesk>();
  desks.set(queryClient, ofClient);
  const desk = ofClient.get(userId) ?? new AnswerDesk(queryClient, userId);
  ofClient.set(userId, desk);
  return desk;
}
