import { contentId } from '../ids';
import { agreementTemplate } from '../clauses';

interface LibraryGroupContent {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly stateId: null;
  readonly sectionTemplateIds: readonly string[];
  readonly clauseTemplateIds: readonly string[];
}

const clauseIds = new Map<string, string>();
for (const { clauses } of agreementTemplate.sections) for (const { key, id } of clauses) clauseIds.set(key, id);

/** @throws Error for a key that the clause library does not have: it is built once, when the program starts. */
function group(key: string, name: string, description: string, clauseKeys: readonly string[]): LibraryGroupContent {
  return {
    id: contentId('library-group', key),
    name,
    description,
    stateId: null,
    sectionTemplateIds: [],
    clauseTemplateIds: clauseKeys.map((clauseKey) => {
      const id = clauseIds.get(clauseKey);
      if (id === undefined) throw new Error(`The library group ${key} names the unknown clause ${clauseKey}`);
      return id;
    }),
  };
}

const keysOf = (section: string): string[] =>
  agreementTemplate.sections
    .filter(({ key }) => key === section)
    .flatMap(({ clauses }) => clauses.filter(({ block }) => block === null).map(({ key }) => key));

/** What an attorney finds in the library at first; admins change it and add to it. */
export const libraryGroups: readonly LibraryGroupContent[] = [
  group(
    'support',
    'Spousal support',
    'The ways to settle support: by law, waived, short, in terms, or as one sum.',
    keysOf('support'),
  ),
  group(
    'separate',
    'Separate property',
    'Who keeps what, and how its growth and income are treated.',
    keysOf('separate'),
  ),
  group('home', 'The home', 'Who lives where, who pays, and what each gets out.', keysOf('home')),
  group('death', 'Rights after a death', 'What each gives up or keeps in the other’s estate.', keysOf('death')),
  group('general', 'General terms', 'Governing law, severability, amendments and the like.', keysOf('general')),
];
