import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api, unwrap } from '@troth/portal/api';
import { deviceStorage } from '@troth/portal/device-storage';
import { personQuery } from '@troth/portal/person';
import type { AnswerFactsNow } from '@troth/domain/questionnaire';
import { journeyQuery } from '../../shared/journey';
import { onePerPerson } from '../../shared/one-per-person';
import { setFreshData } from '../../shared/set-fresh-data';
import type { AnswerInput } from '../../shared/saving/answer-input';
import { AnswerSaver, type WriteOutcome } from '../../shared/saving/answer-saver';
import { type Drafts, draftsIn } from '../../shared/saving/drafts';
import { thisTab } from '../../shared/saving/this-tab';
import { announceChange } from '../../shared/tab-sync';
import { isLive, saysSame, storedInput, storedValueOf } from './answer-inputs';
import type { Answer, Question } from './model';
import { answersQuery, openSectionKey, sectionsQuery } from './queries';

/** What judging an input needs: the questions, and the facts that their rules depend on. */
interface Known {
  readonly questions: ReadonlyMap<string, Question>;
  readonly facts: AnswerFactsNow;
}

/** The answer that stood in the way of a write on an older version, as the refusal tells it. */
function currentOf({ data }: ApiError): Answer | null {
  const current = typeof data === 'object' && data !== null && 'current' in data ? data.current : null;
  const isAnswer = typeof current === 'object' && current !== null && 'questionId' in current && 'version' in current;
  return isAnswer ? (current as Answer) : null;
}

/**
 * Where one person's answers are saved. It outlives the screens, so that what is on its way when a screen is left still
 * arrives.
 */
export class AnswerStore {
  readonly saver: AnswerSaver;
  private readonly drafts: Drafts;
  private known: Known | null = null;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly userId: string,
  ) {
    this.drafts = draftsIn(deviceStorage, userId, thisTab());
    this.saver = new AnswerSaver({
      drafts: this.drafts,
      write: (questionId, input, version) => this.write(questionId, input, version),
      versionOf: (questionId) => this.answer(questionId)?.version ?? 0,
    });
  }

  know(known: Known): void {
    this.known = known;
  }

  answers(): readonly Answer[] {
    return this.queryClient.getQueryData(answersQuery(this.userId).queryKey) ?? [];
  }

  /** Takes up what closed tabs left on the device. */
  async restore(): Promise<void> {
    await this.drafts.adopt();
    if (this.known === null) return;
    const { questions, facts } = this.known;
    for (const question of questions.values()) {
      const stored = storedInput(question.id, this.answers());
      this.saver.restore(question.id, { isStored: (input) => saysSame(question, input, stored, facts) });
    }
  }

  private answer(questionId: string): Answer | undefined {
    return this.answers().find((answer) => answer.questionId === questionId && isLive(answer));
  }

  private async write(questionId: string, input: AnswerInput, version: number): Promise<WriteOutcome> {
    const question = this.known?.questions.get(questionId);
    if (this.known === null || question === undefined) return { kind: 'failed', error: null };
    const { facts } = this.known;
    const stored = storedValueOf(question, input, facts);
    try {
      const answer = await this.writeAnswer(question, stored, version);
      await this.take(answer);
      // The profile holds this answer; what is complete is read from there.
      if (question.profileField !== null) await this.queryClient.invalidateQueries({ queryKey: personQuery.queryKey });
      this.changed();
      return {
        kind: 'saved',
        version: answer.version,
        isWhole: stored.isValid && answer.valueTyped === stored.valueTyped,
      };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') {
        const current = currentOf(error);
        await this.take(current);
        const now = storedInput(questionId, current === null ? [] : [current]);
        return {
          kind: 'conflict',
          version: current?.version ?? 0,
          isStored: (other) => saysSame(question, other, now, facts),
        };
      }
      // The questionnaire may have been closed meanwhile: then the screen says so.
      if (error instanceof ApiError && error.code === 'CONFLICT') this.changed();
      return { kind: 'failed', error };
    }
  }

  /** The first answer is created, later ones are updated. Customer spec §4 "Answer saving". */
  private writeAnswer(
    { id: questionId }: Question,
    { valueTyped, questionOptionIds }: ReturnType<typeof storedValueOf>,
    version: number,
  ): Promise<Answer> {
    const call = {
      params: { path: { id: this.userId }, query: { questionId } },
      body: { valueTyped, questionOptionIds: [...questionOptionIds], version },
    };
    return unwrap(version === 0 ? api.POST('/users/{id}/answers', call) : api.PATCH('/users/{id}/answers', call));
  }

  private async take(answer: Answer | null): Promise<void> {
    if (answer === null) return;
    await setFreshData(this.queryClient, answersQuery(this.userId).queryKey, (answers) => [
      ...(answers ?? []).filter((other) => other.questionId !== answer.questionId),
      answer,
    ]);
  }

  /** An answer moves the sections' states, the progress and the menu; the other tabs hear of it. */
  private changed(): void {
    const journey = journeyQuery(this.userId).queryKey;
    const sections = sectionsQuery(this.userId).queryKey;
    const section = openSectionKey(this.userId);
    announceChange(journey, sections, section, answersQuery(this.userId).queryKey, personQuery.queryKey);
    for (const queryKey of [journey, sections, section]) void this.queryClient.invalidateQueries({ queryKey });
  }
}

/** The one store of a person in this browser tab. */
export const answerStoreOf = onePerPerson((queryClient, userId) => new AnswerStore(queryClient, userId));
