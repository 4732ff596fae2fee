import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { packageRoot } from '../package-root';
import { text } from '../texts';
import { catalogue, composeMail, mailNames, type NamedMail } from './catalogue/catalogue';
import { renderMail } from './render-mail';

const { origins } = readConfig({ NODE_ENV: 'test' });
const samples = mailNames.flatMap((kind) =>
  catalogue[kind].samples.map((data, index) => ({ name: `${kind} ${index + 1}`, mail: { kind, data } as NamedMail })),
);

/** The program's own files, without tests and without the catalogue itself. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['catalogue', 'generated', 'testing'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the catalogue of mails', () => {
  it('has no mail that nobody queues', () => {
    const program = sources(join(packageRoot(), 'src')).join('\n');
    // A kind may end in what happened: `appointment-${what}`.
    const isQueued = (kind: string) =>
      program.includes(`'${kind}'`) || program.includes(`\`${kind.slice(0, kind.lastIndexOf('-') + 1)}\${`);
    expect(mailNames.filter((kind) => !isQueued(kind))).toEqual([]);
  });

  it.each(samples)('$name reads well in both forms, and fetches nothing', ({ mail }) => {
    const { words, reader, topic } = composeMail(mail, origins);
    const unsubscribeUrl = topic === null ? null : 'https://troth.example/reminders/unsubscribe/sample';
    const { html, plain } = renderMail(words, { reader, unsubscribeUrl });
    // A subject has to fit the list of a mail program.
    expect(words.subject.length).toBeLessThanOrEqual(90);
    expect(words.subject).not.toMatch(/[\r\n]|undefined|null/);
    for (const form of [html, plain]) {
      expect(form).toContain(text(`mail.reason.${reader}`).slice(0, 40));
      expect(form).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
      if (words.action !== undefined) expect(form).toContain(words.action.url);
      if (unsubscribeUrl !== null) expect(form).toContain(unsubscribeUrl);
    }
    expect(html).not.toMatch(/<img|src=|url\(|<script|@import|<link/);
    expect(html.match(/<table/g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0);
    const addressOrWord = /^\S+$/;
    for (const line of plain.split('\n')) expect(line.length <= 74 || addressOrWord.test(line), line).toBe(true);
  });
});

describe('a mail about an edited agreement', () => {
  const none = { added: 0, removed: 0, reworded: 0, moved: 0 };

  it.each([
    [
      'each kind of change, and how many',
      { reworded: 2, added: 1, removed: 1, moved: 3 },
      ['What changed: 2 clauses reworded, 1 clause added, 1 clause removed, 3 clauses moved.'],
    ],
    ['no kind that there was not', { reworded: 1 }, ['What changed: 1 clause reworded.']],
    ['nothing where no clause was changed', {}, []],
  ] as const)('names %s', (_what, changed, expected) => {
    const data = {
      editor: 'Frances Ade',
      changed: { ...none, ...changed },
      message: 'As discussed.',
      documentId: null,
    };
    const { words } = composeMail({ kind: 'agreement-edited', data }, origins);
    expect(words.paragraphs.filter((each) => each.startsWith('What changed'))).toEqual(expected);
  });
});
