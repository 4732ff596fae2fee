import type { DeviceStorage } from '@troth/portal/device-storage';
import type { AnswerInput } from './answer-input';

/** What an input was typed over: an answer's version, or the value itself where no version is kept. */
export type Base = number | string;

/** An input that the API has not stored as it is, and what it was typed over. */
export interface Draft<B extends Base = number> {
  readonly input: AnswerInput;
  readonly version: B;
}

/**
 * Inputs that are not stored yet, kept on the device: they survive a failed save, an ended session and a closed tab.
 * D12.
 */
export interface Drafts<B extends Base = number> {
  /** This tab's draft of a field. */
  read(field: string): Draft<B> | null;
  keep(field: string, draft: Draft<B>): void;
  drop(field: string): void;
  /** Makes the drafts that closed tabs left this tab's own; of several of one field the last one typed. */
  adopt(): Promise<void>;
}

/** A tab of this browser among the others. */
export interface Tab {
  readonly id: string;
  /** The tabs that are open now: what they are typing is theirs. */
  readonly openTabs: () => Promise<ReadonlySet<string>>;
}

interface Kept<B extends Base> extends Draft<B> {
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseKept<B extends Base>(json: string | null): Kept<B> | null {
  if (json === null) return null;
  try {
    const { text, optionIds, version, at } = JSON.parse(json) as Record<string, unknown>;
    const isBase = typeof version === 'number' || typeof version === 'string';
    if (typeof text !== 'string' || !isStrings(optionIds) || !isBase || typeof at !== 'number') return null;
    // One storage key holds one kind of base: what is written under it is read again by the same code.
    return { input: { text, optionIds }, version: version as B, at };
  } catch {
    return null;
  }
}

/** Drafts in a person's device storage. */
export function draftsIn<B extends Base = number>(storage: DeviceStorage, ownerId: string, tab: Tab): Drafts<B> {
  const ofOwner = `troth-draft.${ownerId}.`;
  const nameOf = (field: string, tabId = tab.id) => `${ofOwner}${tabId}.${field}`;
  const keptOf = (field: string) => parseKept<B>(storage.read(nameOf(field)));
  const write = (field: string, { input, version, at }: Kept<B>) =>
    storage.keep(nameOf(field), JSON.stringify({ ...input, version, at }));

  return {
    read: keptOf,
    keep: (field, draft) => write(field, { ...draft, at: Date.now() }),
    drop: (field) => storage.drop(nameOf(field)),
    adopt: async () => {
      const open = await tab.openTabs();
      for (const name of storage.names()) {
        if (!name.startsWith(ofOwner)) continue;
        const [tabId = '', ...rest] = name.slice(ofOwner.length).split('.');
        if (tabId === tab.id || open.has(tabId)) continue;
        const left = parseKept<B>(storage.read(name));
        const field = rest.join('.');
        if (left !== null && (keptOf(field)?.at ?? -1) < left.at) write(field, left);
        storage.drop(name);
      }
    },
  };
}
