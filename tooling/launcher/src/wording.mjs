import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Wordings that read as translated, each with what to write instead. ADR 0089 says how to change the list.
 * @type {ReadonlyArray<{ pattern: RegExp, instead: string }>}
 */
export const refusedWordings = [
  { pattern: /\bsomebody\b/i, instead: 'the role, or “someone”' },
  { pattern: /\bwhoever\b/i, instead: 'the role, or “anyone who”' },
  { pattern: /(?<!(?:no|some|any|every|each|other|another|loved) ?)\bone[’']s\b/i, instead: '“your”' },
  { pattern: /\banew\b/i, instead: '“again”' },
  { pattern: /\bmeanwhile\b/i, instead: 'what happened, and when' },
  { pattern: /\bby itself\b/i, instead: '“automatically”, or “on its own”' },
  { pattern: /\b(?:as|how) (?:it|they|this) stands?\b/i, instead: '“current”' },
  { pattern: /\b(?:no longer|still) stands?\b/i, instead: '“is no longer current”, “is still in force”' },
  { pattern: /\b(?:comes?|came|coming) about\b/i, instead: '“happens”, or “History”' },
  { pattern: /\bso that (?:it|they) holds?\b/i, instead: '“so it’s valid”' },
  { pattern: /\b(?:is|are) waited for\b/i, instead: 'who waits for what' },
  { pattern: /\bmay be told\b/i, instead: 'who tells whom' },
  { pattern: /\bnothing of (?:it|them)\b/i, instead: '“none of it”' },
  { pattern: /\bcould(?: not|n[’']t) be (?:loaded|saved|made|checked|sent)\b/i, instead: '“We couldn’t …”' },
  { pattern: /\bis on its way to you\b/i, instead: '“We sent you …”' },
  { pattern: /\b(?:was|were|is|are|be) given back\b/i, instead: '“refunded”' },
  { pattern: /\bidentity papers?\b/i, instead: '“ID”' },
  { pattern: /\bpapers beside\b|\bbeside the agreement\b/i, instead: '“other documents”' },
  { pattern: /\blog(?:ged)? off\b/i, instead: '“log out”' },
  { pattern: /\bin plain words\b/i, instead: '“in plain English”' },
  { pattern: /\bhas begun\b|\bhave begun\b/i, instead: '“has started”' },
  { pattern: /\bwhat (?:should|will) become of\b|\bwhat becomes of\b/i, instead: '“what to do with”' },
  { pattern: /\bneed do nothing\b/i, instead: '“don’t need to”' },
  { pattern: /\bin the meantime\b/i, instead: '“since you opened this page”' },
  { pattern: /\bunder ?way\b/i, instead: '“in progress”' },
  { pattern: /\b(?:couples?|clients?|partners?|people) concerned\b/i, instead: '“affected”' },
  { pattern: /\b(?:law|state law) stands in\b/i, instead: '“is used instead”' },
  { pattern: /\bno longer follows?\b/i, instead: '“won’t change with … anymore”' },
  { pattern: /\bfollows? from the\b/i, instead: '“come from”' },
  { pattern: /\b(?:nothing|what) fits\b/i, instead: '“No matches”, “Matches”' },
  { pattern: /\bnobody (?:uses|gave|asked)\b/i, instead: '“unused”, or who didn’t' },
  { pattern: /\bwords (?:are|is) kept\b/i, instead: '“what you typed is safe”' },
  { pattern: /\b(?:were|was) (?:carried over|left behind)\b/i, instead: '“reapplied”' },
  { pattern: /^"(?:take over|leave|carry over)"$/i, instead: 'the verb for what the button does' },
  { pattern: /\bgets? no more\b/i, instead: '“won’t get any more”' },
  { pattern: /\bcharged nothing\b/i, instead: '“You haven’t been charged”' },
  { pattern: /\bworks (?:only )?once,? (?:and )?for (?:\{|\d)/i, instead: '“works once and expires in …”' },
  { pattern: /\bone of the list\b/i, instead: '“one from the list”' },
  { pattern: /\bstands? in (?:braces|parentheses)\b/i, instead: '“is in braces”' },
  { pattern: /\bare less what\b/i, instead: '“are net of”' },
  { pattern: /\breceipts? of \{date/i, instead: '“receipt from”' },
  { pattern: /\bno longer states: none\b|\bstates: none\b/i, instead: '“marked as none”' },
];

/**
 * Texts in which a refused wording may stay, each with its reason. A text that no longer needs its exception fails the test.
 * @type {ReadonlyArray<{ where: string, wording: string, reason: string }>}
 */
export const wordingExceptions = [];

/** Every text of the file that a person may read: a catalog's messages, or a source file's strings. */
function textsOf(/** @type {string} */ file, /** @type {string} */ source) {
  if (file.endsWith('.json')) {
    return Object.entries(JSON.parse(source)).map(([key, text]) => ({
      where: `${file} ${key}`,
      text: JSON.stringify(text),
    }));
  }
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((match) => ({
    where: file,
    text: (match[1] ?? match[2] ?? match[3] ?? '').replaceAll("\\'", "'"),
  }));
}

/** @type {(root: string) => string[]} */
function filesWithTexts(root) {
  const catalogs = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/messages/en.json`),
  );
  const content = readdirSync(join(root, 'packages/content/src'), { recursive: true }).map(
    (name) => `packages/content/src/${name}`,
  );
  return [
    ...catalogs.filter((file) => existsSync(join(root, file))),
    ...content.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('/generated/')),
  ];
}

/** Every catalog, which the mails' texts are part of, and the texts of packages/content, which are code. */
export function productTexts(/** @type {string} */ root) {
  return filesWithTexts(root).flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The refused wordings of the texts, with where each is. */
export function findWordings(/** @type {ReadonlyArray<{ where: string, text: string }>} */ texts) {
  return texts.flatMap(({ where, text }) =>
    refusedWordings.flatMap(({ pattern, instead }) => {
      const wording = pattern.exec(text)?.[0].toLowerCase();
      return wording === undefined ? [] : [{ where, wording, instead }];
    }),
  );
}

/** Whether the exception is about what was found: one message, one file, or a folder that ends in a slash. */
export function excuses(
  /** @type {{ where: string, wording: string }} */ exception,
  /** @type {{ where: string, wording: string }} */ found,
) {
  const isThere = exception.where.endsWith('/')
    ? found.where.startsWith(exception.where)
    : exception.where === found.where;
  return isThere && (exception.wording === 'any' || exception.wording === found.wording);
}
