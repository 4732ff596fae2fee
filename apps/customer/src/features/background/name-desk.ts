import type { QueryClient } from '@tanstack/react-query';
import { savedName } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import { afterChange } from '../../shared/journey';
import { onePerPerson } from '../../shared/one-per-person';
import { putAnswerFirst } from '../../shared/put-answer-first';
import type { AnswerInput } from '../../shared/saving/answer-input';
import { AnswerSaver } from '../../shared/saving/answer-saver';
import { type Drafts, draftsIn } from '../../shared/saving/drafts';
import { thisTab } from '../../shared/saving/this-tab';

export const NAME_FIELDS = ['firstName', 'middleName', 'lastName', 'suffix'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

const isNameField = (name: string): name is NameField => NAME_FIELDS.some((field) => field === name);

/** An empty name is saved as null; white space counts as empty. Customer spec §5. */
const nameOf = ({ text }: AnswerInput): string | null => savedName(text);

/** Saves the four parts of a name, each alone, as PATCH users/{id} takes them. Customer spec §5 and §7. */
export class NameDesk {
  /** A name has no version: what it was typed over is the name that stood there. */
  readonly saver: AnswerSaver<string>;
  private readonly drafts: Drafts<string>;

  constructor(
    private readonly queryClient: QueryClient,
    userId: string,
  ) {
    this.drafts = draftsIn(window.localStorage, userId, thisTab());
    this.saver = new AnswerSaver({
      drafts: this.drafts,
      versionOf: (field) => (isNameField(field) ? this.stored(field) : ''),
      write: async (field, input) => {
        if (!isNameField(field)) return { kind: 'failed', error: null };
        try {
          const saved = await unwrap(
            api.PATCH('/users/{id}', { params: { path: { id: userId } }, body: { [field]: nameOf(input) } }),
          );
          // The other parts may be on their way too, and their answers may come in another order.
          await putAnswerFirst(queryClient, personQuery.queryKey, (person) =>
            person ? { ...person, [field]: saved[field], updatedAt: saved.updatedAt } : saved,
          );
          void afterChange(queryClient, userId);
          return { kind: 'saved', version: saved[field] ?? '', isWhole: true };
        } catch (error) {
          return { kind: 'failed', error };
        }
      },
    });
  }

  /** Takes up what closed tabs left on the device. */
  async restore(): Promise<void> {
    await this.drafts.adopt();
    for (const field of NAME_FIELDS) {
      this.saver.restore(field, { isStored: (input) => (nameOf(input) ?? '') === this.stored(field) });
    }
  }

  private stored(field: NameField): string {
    return this.queryClient.getQueryData(personQuery.queryKey)?.[field] ?? '';
  }
}

/** The one desk of a person's names in this browser tab. */
export const nameDeskOf = onePerPerson((queryClient, userId) => new NameDesk(queryClient, userId));
