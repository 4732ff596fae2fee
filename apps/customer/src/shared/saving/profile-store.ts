import type { QueryClient } from '@tanstack/react-query';
import type { EditableProfileField } from '@troth/domain/people';
import { ApiError, api, unwrap } from '@troth/portal/api';
import { deviceStorage } from '@troth/portal/device-storage';
import { type Person, personQuery } from '@troth/portal/person';
import { afterChange } from '../journey';
import { setFreshData } from '../set-fresh-data';
import type { AnswerInput } from './answer-input';
import { AnswerSaver } from './answer-saver';
import { type Drafts, draftsIn } from './drafts';
import { thisTab } from './this-tab';

/** Nothing typed is saved as null; white space counts as nothing. Customer spec §5. */
const valueOf = ({ text }: AnswerInput): string | null => (text.trim() === '' ? null : text);

/** What stands in the profile, as the refusal of a write over something older tells it. */
function currentOf({ data }: ApiError): Person | null {
  const current = typeof data === 'object' && data !== null && 'current' in data ? data.current : null;
  return typeof current === 'object' && current !== null && 'id' in current ? (current as Person) : null;
}

/** Saves some fields of the profile; a failed update rolls back and stays recoverable. Customer spec §5 and §7. */
export class ProfileStore<Field extends EditableProfileField> {
  /** A profile has no version, since each field is saved alone: what a value was typed over is what stood there. */
  readonly saver: AnswerSaver<string>;
  private readonly drafts: Drafts<string>;

  constructor(
    private readonly queryClient: QueryClient,
    userId: string,
    private readonly fields: readonly Field[],
  ) {
    this.drafts = draftsIn(deviceStorage, userId, thisTab());
    this.saver = new AnswerSaver({
      drafts: this.drafts,
      versionOf: (name) => this.stored(name),
      write: async (name, input, before) => {
        const field = this.fieldOf(name);
        if (field === undefined) return { kind: 'failed', error: null };
        const over = { [field]: before === '' ? null : before };
        try {
          const saved = await unwrap(
            api.PATCH('/users/{id}', { params: { path: { id: userId } }, body: { [field]: valueOf(input), over } }),
          );
          await this.take(field, saved);
          void afterChange(queryClient, userId);
          return { kind: 'saved', version: saved[field] ?? '', isWhole: true };
        } catch (error) {
          const current = error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? currentOf(error) : null;
          if (current === null) return { kind: 'failed', error };
          await this.take(field, current);
          const stored = current[field] ?? '';
          return { kind: 'conflict', version: stored, isStored: (other) => other.text.trim() === stored };
        }
      },
    });
  }

  /** Takes up what closed tabs left on the device. */
  async restore(): Promise<void> {
    await this.drafts.adopt();
    for (const field of this.fields) {
      this.saver.restore(field, { isStored: (input) => (valueOf(input) ?? '') === this.stored(field) });
    }
  }

  /** The other fields may be on their way too, and their answers may come in another order. */
  private async take(field: Field, { [field]: value, updatedAt }: Person): Promise<void> {
    await setFreshData(this.queryClient, personQuery.queryKey, (person) =>
      person === undefined || person === null ? person : { ...person, [field]: value, updatedAt },
    );
  }

  private fieldOf(name: string): Field | undefined {
    return this.fields.find((field) => field === name);
  }

  private stored(name: string): string {
    const field = this.fieldOf(name);
    return field === undefined ? '' : (this.queryClient.getQueryData(personQuery.queryKey)?.[field] ?? '');
  }
}
