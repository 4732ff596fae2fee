import { isExported, withheldIn } from './personal-columns';
import { personalTables } from './personal-tables';

/** The parts of an archive, in the order in which they are listed. */
export const PARTS = [
  'account',
  'signIn',
  'documents',
  'invitations',
  'answers',
  'alignment',
  'disclosure',
  'evidence',
  'receipts',
  'versions',
  'files',
  'notarizations',
  'ownAttorney',
  'messages',
  'purchases',
  'appointments',
  'reviews',
  'reminders',
  'support',
  'mails',
  'attorney',
  'activity',
  'archives',
] as const;
export type PartName = (typeof PARTS)[number];

export interface TableOfPart {
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
  readonly withheld: Readonly<Record<string, string>>;
}

export interface Part {
  readonly name: PartName;
  readonly tables: readonly TableOfPart[];
}

/** The tables of a part, by name. */
export const tablesOf = (part: PartName) =>
  Object.entries(personalTables).flatMap(([name, table]) =>
    isExported(table) && table.part === part ? [{ name, table }] : [],
  );

/** What the archive does not tell, once for each reason. */
export function leftOut(): { what: string; why: string }[] {
  const whys = new Map<string, string[]>();
  const add = (why: string, what: string) => whys.set(why, [...(whys.get(why) ?? []), what]);
  for (const [name, table] of Object.entries(personalTables)) {
    if (isExported(table)) for (const [column, why] of Object.entries(withheldIn(table))) add(why, `${name}.${column}`);
    else add(table.notTold, name);
  }
  return [...whys].map(([why, whats]) => ({ what: whats.join(', '), why }));
}
