import { agreement } from './agreement';
import { attorneys } from './attorneys';
import { disclosure } from './disclosure';
import { everywhere } from './everywhere';
import { law } from './law';
import { money } from './money';
import { notarization } from './notarization';
import { people } from './people';
import { questionnaire } from './questionnaire';
import { running } from './running';
import type { PropertyWords } from './words';

/** Every text by its name. A test refuses a name that two subjects have, and one that no property has. */
export const SUBJECTS: readonly PropertyWords[] = [
  everywhere,
  people,
  questionnaire,
  disclosure,
  agreement,
  law,
  attorneys,
  money,
  notarization,
  running,
];

const WORDS: PropertyWords = Object.assign({}, ...SUBJECTS) as PropertyWords;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names by which a property is looked up, the closest first: its whole path, its name in its shape, ever shorter
 * ends of the path, and its name alone.
 */
function namesOf(path: readonly string[]): string[] {
  const ends = path.map((_part, from) => path.slice(from).join('.'));
  const [whole = '', ...shorter] = ends;
  return [whole, `${path[0]}.${path.at(-1)}`, ...shorter];
}

/** What `path` is described by, and under which name. */
const wordsOf = (path: readonly string[]): string | undefined =>
  namesOf(path).find((name) => WORDS[name] !== undefined);

/** What became of the properties of a document: which have words, and which words are used. */
export interface Described {
  readonly document: object;
  readonly missing: readonly string[];
  readonly used: ReadonlySet<string>;
}

/** The document with a description for each property of each shape, and of each body that has no shape of its own. */
export function describeProperties(document: object): Described {
  const missing: string[] = [];
  const used = new Set<string>();
  const property = (schema: Json, path: readonly string[]): Json => {
    const inside = shape(schema, path);
    if ('description' in schema) return inside;
    const name = wordsOf(path);
    if (name === undefined) {
      missing.push(path.join('.'));
      return inside;
    }
    used.add(name);
    return { ...inside, description: WORDS[name] };
  };
  const shape = (schema: Json, path: readonly string[]): Json => {
    const described: Record<string, unknown> = { ...schema };
    for (const [word, part] of Object.entries(schema)) {
      if (word === 'properties' && isObject(part)) {
        described[word] = Object.fromEntries(
          Object.entries(part).map(([name, of]) => [name, isObject(of) ? property(of, [...path, name]) : of]),
        );
      } else if (Array.isArray(part) && ['anyOf', 'oneOf', 'allOf'].includes(word)) {
        described[word] = part.map((of: unknown) => (isObject(of) ? shape(of, path) : of));
      } else if ((word === 'items' || word === 'additionalProperties') && isObject(part)) {
        described[word] = shape(part, path);
      }
    }
    return described;
  };
  const body = (of: unknown, name: string): unknown => {
    if (!isObject(of) || !isObject(of['content'])) return of;
    const content = Object.entries(of['content']).map(([type, media]) => [
      type,
      isObject(media) && isObject(media['schema']) ? { ...media, schema: shape(media['schema'], [name]) } : media,
    ]);
    return { ...of, content: Object.fromEntries(content) as Json };
  };
  const operation = (of: Json): Json => {
    const name = String(of['operationId']);
    const responses = Object.entries(of['responses'] as Json).map(([status, answer]) => [status, body(answer, name)]);
    return {
      ...of,
      ...('requestBody' in of && { requestBody: body(of['requestBody'], name) }),
      responses: Object.fromEntries(responses) as Json,
    };
  };
  const { components, paths, ...rest } = document as {
    readonly components: { readonly schemas: Readonly<Record<string, Json>> };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  };
  const described = {
    ...rest,
    components: {
      ...components,
      schemas: mapped(components.schemas, (schema, name) => shape(schema, [name])),
    },
    paths: mapped(paths, (methods) => mapped(methods, operation)),
  };
  return { document: described, missing, used };
}

const mapped = <T, U>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
