/** Markup that is safe to send as it is. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Part = Html | string | false | null | undefined | readonly Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function print(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string') return escape(part);
  return part.map(print).join('');
}

/** Template tag for markup: everything put in is escaped, except what is `Html` already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + print(parts[index - 1]) + string));
}

/** Takes markup from a trusted source as it is. */
export const trusted = (markup: string) => new Html(markup);

/** Private-use characters that no catalog and no person writes, around the name of a part. */
const MARK = '\uE000';
const MARKED = /\uE000(\w+)\uE000/g;

/**
 * A text of the catalog with markup in place of some arguments.
 * @param text says the text when given a stand-in for each part
 */
export function rich<Name extends string>(
  text: (marks: Record<Name, string>) => string,
  parts: Record<Name, Html>,
): Html {
  const names = Object.keys(parts) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>;
  const known: Partial<Record<string, Html>> = parts;
  return new Html(escape(text(marks)).replace(MARKED, (_mark, name: string) => known[name]?.toString() ?? ''));
}
