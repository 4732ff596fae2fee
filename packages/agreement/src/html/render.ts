import { createHash } from 'node:crypto';
import { say } from '../assemble/wording';
import {
  assembled,
  contentsEntries,
  explanation,
  fullTitle,
  languageOf,
  notice,
  ofBoth,
  underLaw,
} from '../drawing/frame';
import {
  type Copy,
  DRAFT,
  isIn,
  type Lead,
  leadOf,
  type Mark,
  type MarkedAgreement,
  type MarkedBlock,
  type MarkedBlockOf,
  type MarkedClause,
  type MarkedRun,
  type MarkedSection,
  numberRuns,
  plainRun,
  runsUnder,
  sectionName,
} from '../drawing/marked';
import { Names } from '../drawing/names';
import { markedRedline, markedTree } from '../drawing/read-versions';
import { RIGHT_TO_LEFT } from '../drawing/right-to-left';
import type { Redline } from '../redline/schemas';
import type { AgreementTree } from '../tree';
import { escaped, tag } from './markup';
import { style } from './style';

/** The one style element that its policy lets in. */
const STYLE_HASH = createHash('sha256').update(style).digest('base64');

type Explained = Pick<MarkedClause, 'causes' | 'answers'>;
type Tag = 'h2' | 'h3' | 'h4';

const CHANGES: Readonly<Record<Exclude<Mark, 'KEPT'>, { name: 'ins' | 'del'; isMove: boolean }>> = {
  INSERTED: { name: 'ins', isMove: false },
  DELETED: { name: 'del', isMove: false },
  MOVED_TO: { name: 'ins', isMove: true },
  MOVED_FROM: { name: 'del', isMove: true },
};
const HIDDEN: Readonly<Record<Exclude<Mark, 'KEPT'>, () => string>> = {
  INSERTED: () => say('redline.inserted'),
  DELETED: () => say('redline.deleted'),
  MOVED_TO: () => say('redline.movedHere'),
  MOVED_FROM: () => say('redline.movedAway'),
};
const hidden = (text: string) => tag('span', { class: 'hidden' }, escaped(text));

/** Words from right to left stand apart, or the signs between two names change sides with them. */
const RIGHT_TO_LEFT_WORDS = new RegExp(RIGHT_TO_LEFT, 'gu');
const words = (text: string) => escaped(text).replace(RIGHT_TO_LEFT_WORDS, '<bdi>$&</bdi>').replaceAll('\n', '<br>');

const textOf = (runs: readonly MarkedRun[]) => runs.map(({ inline }) => inline.text).join('');

class Page {
  readonly #agreement: MarkedAgreement;
  readonly #names = new Names('part_', 64);
  readonly #targets = new Set<string>();

  constructor(agreement: MarkedAgreement) {
    this.#agreement = agreement;
    const visit = (clauses: readonly MarkedClause[]) => {
      for (const { key, mark, children } of clauses) {
        if (isIn(mark, 'AFTER')) this.#targets.add(key);
        visit(children);
      }
    };
    for (const { key, mark, clauses } of agreement.sections) {
      if (isIn(mark, 'AFTER')) this.#targets.add(sectionName(key));
      visit(clauses);
    }
  }

  #id(name: string, mark: Mark): Record<string, string> {
    return isIn(mark, 'AFTER') ? { id: this.#names.of(name) } : {};
  }

  #link(target: string, content: string): string {
    return this.#targets.has(target) ? tag('a', { href: `#${this.#names.of(target)}` }, content) : content;
  }

  #marked(mark: Mark, content: string): string {
    if (mark === 'KEPT' || content === '') return content;
    const { name, isMove } = CHANGES[mark];
    const said = `${hidden(`${HIDDEN[mark]()} `)}${content}${hidden(` ${say('redline.endOfChange')}`)}`;
    return tag(name, isMove ? { class: 'moved' } : {}, said);
  }

  #runs(runs: readonly MarkedRun[], draw: (text: string) => string = words): string {
    let result = '';
    for (let at = 0; at < runs.length; ) {
      const { mark } = runs[at] as MarkedRun;
      let content = '';
      for (; runs[at]?.mark === mark; at += 1) {
        const { inline } = runs[at] as MarkedRun;
        const text = draw(inline.text);
        content += inline.type === 'reference' && isIn(mark, 'AFTER') ? this.#link(inline.target, text) : text;
      }
      result += this.#marked(mark, content);
    }
    return result;
  }

  #why(change: Explained): string {
    const lines = explanation(change, this.#agreement.after);
    if (lines.length === 0) return '';
    const [first = '', ...rest] = lines;
    return tag(
      'p',
      { class: 'why' },
      `${tag('strong', {}, escaped(say('redline.why')))} ${escaped(first)}`,
      ...rest.map((line) => tag('span', {}, words(line))),
    );
  }

  #section(section: MarkedSection): string {
    const { key, mark, kind, number, title, isSeparatePage, clauses, causes } = section;
    const name = sectionName(key);
    const sheets = kind === 'EXECUTION' || kind === 'SCHEDULES';
    if (kind === 'SCHEDULES') return clauses.map((clause) => this.#sheet(clause, 'h2')).join('');
    const heading = tag('h2', this.#id(name, mark), this.#runs([...numberRuns(number, mark, '. '), ...title]));
    const content = sheets ? clauses.map((clause) => this.#sheet(clause, 'h3')).join('') : this.#list(clauses);
    return tag(
      'section',
      isSeparatePage ? { class: 'separate' } : {},
      heading,
      this.#why({ causes, answers: [] }),
      content,
    );
  }

  /** Clauses that are numbered are an ordered list; their numbers are words, which are settled. */
  #list(clauses: readonly MarkedClause[]): string {
    if (clauses.length === 0) return '';
    const isNumbered = clauses.some(({ number }) => number.before !== null || number.after !== null);
    if (!isNumbered) return clauses.map((clause) => this.#clause(clause, 'div')).join('');
    return tag('ol', {}, ...clauses.map((clause) => this.#clause(clause, 'li')));
  }

  #clause(clause: MarkedClause, name: 'li' | 'div'): string {
    const { key, mark, number, children } = clause;
    const { leads, rest } = leadOf(clause);
    const printed = this.#runs(numberRuns(number, mark));
    const content = [
      ...leads.map((lead) => this.#lead(clause, lead)),
      this.#why(clause),
      ...rest.map((block) => this.#block(block, 'h3')),
      this.#list(children),
    ].join('');
    const attributes = { ...this.#id(key, mark), class: printed === '' ? 'clause' : 'clause numbered' };
    if (printed === '') return tag(name, attributes, content);
    return tag(name, attributes, tag('span', { class: 'number' }, printed), tag('div', { class: 'body' }, content));
  }

  #lead({ textStyle }: MarkedClause, { mark, heading, runs }: Lead): string {
    const [first] = heading;
    const isOne = first !== undefined && heading.every((run) => run.mark === first.mark);
    const stop = heading.length === 0 ? [] : [plainRun('.', isOne && mark === 'KEPT' ? first.mark : mark)];
    const underlined: Record<string, string> = textStyle === 'BOLD_UNDERLINED' ? { class: 'underlined' } : {};
    const title = heading.length === 0 ? '' : `${tag('h3', underlined, this.#runs([...heading, ...stop]))} `;
    const text = runs.length === 0 ? '' : tag('p', {}, this.#runs(runs));
    return title === '' ? text : tag('div', { class: 'lead' }, title, text);
  }

  /** An execution page or a schedule. */
  #sheet(clause: MarkedClause, name: Tag): string {
    const { key, mark, number, heading, isSeparatePage, blocks, children } = clause;
    const title = tag(name, this.#id(key, mark), this.#runs([...numberRuns(number, mark, '. '), ...heading]));
    return tag(
      'section',
      isSeparatePage ? { class: 'separate' } : {},
      title,
      this.#why(clause),
      ...blocks.map((block) => this.#block(block, name === 'h2' ? 'h3' : 'h4')),
      this.#list(children),
    );
  }

  #block(block: MarkedBlock, heading: Tag): string {
    switch (block.type) {
      case 'paragraph':
        return block.runs.length === 0 ? '' : tag('p', {}, this.#runs(block.runs));
      case 'definitions':
        return block.entries
          .map(({ mark, term, runs }) => {
            const strong = tag('strong', {}, this.#runs(term));
            const [open, close] = ['“', '” '].map((sign) => this.#runs([plainRun(sign, mark)]));
            return tag('p', { class: 'definition' }, `${open}${strong}${close}${this.#runs(runs)}`);
          })
          .join('');
      case 'table':
        return this.#table(block);
      case 'signature':
        return this.#signature(block);
      case 'certificate':
        return tag(
          'div',
          { class: 'certificate' },
          block.title.length === 0 ? '' : tag(heading, {}, this.#runs(block.title)),
          ...block.paragraphs.map(({ runs }) => tag('p', {}, this.#runs(runs))),
          this.#lines(block.lines),
        );
      case 'initials':
        return this.#initials(block);
      case 'summary':
        return tag(
          'ul',
          { class: 'summary' },
          ...block.entries.map(({ mark, number, target, heading: title, text }) => {
            const printed = this.#runs(numberRuns(number, mark));
            const linked = target !== null && isIn(mark, 'AFTER') ? this.#link(target, printed) : printed;
            const stop = title.length === 0 ? [] : [plainRun('.', mark)];
            const strong = tag('strong', {}, this.#runs([...title, ...stop]));
            return tag('li', {}, tag('span', {}, linked), tag('span', {}, `${strong} ${this.#runs(text)}`));
          }),
        );
    }
  }

  /** The first line of a cell is its text, further lines are details. */
  #cell(runs: readonly MarkedRun[]): string {
    let isDetail = false;
    return this.#runs(runs, (text) => {
      const [first = '', ...details] = text.split('\n');
      const start = isDetail && first !== '' ? tag('span', { class: 'detail' }, words(first)) : words(first);
      isDetail ||= details.length > 0;
      return start + details.map((line) => tag('span', { class: 'detail' }, words(line))).join('');
    });
  }

  #table({ caption, columns, rows, totals, emptyText }: MarkedBlockOf<'table'>): string {
    const title = caption.length === 0 ? '' : this.#runs(caption);
    if (emptyText.length > 0) {
      const said = tag('p', { class: 'empty' }, this.#runs(emptyText));
      return title === '' ? said : `${tag('h3', {}, title)}${said}`;
    }
    const end = (at: number): Record<string, string> => (columns[at]?.align === 'end' ? { class: 'end' } : {});
    const last = columns.length - 1;
    const head = tag(
      'thead',
      {},
      tag('tr', {}, ...columns.map(({ label }, at) => tag('th', { scope: 'col', ...end(at) }, this.#runs(label)))),
    );
    const body = rows.map(({ cells }) =>
      tag('tr', {}, ...columns.map((_, at) => tag('td', end(at), this.#cell(cells[at] ?? [])))),
    );
    const foot = totals.map(({ label, value }) => {
      const sum = tag('td', end(last), this.#runs(value));
      const span: Record<string, string> = last > 1 ? { colspan: String(last) } : {};
      return tag('tr', {}, last === 0 ? '' : tag('th', { scope: 'row', ...span }, this.#runs(label)), sum);
    });
    const table = tag(
      'table',
      {},
      title === '' ? '' : tag('caption', {}, title),
      head,
      body.length === 0 ? '' : tag('tbody', {}, ...body),
      foot.length === 0 ? '' : tag('tfoot', {}, ...foot),
    );
    const name = textOf(caption) || textOf(columns.flatMap(({ label }) => label));
    return tag('div', { class: 'scroll', role: 'group', tabindex: '0', 'aria-label': name }, table);
  }

  #lines(lines: MarkedBlockOf<'signature'>['lines']): string {
    if (lines.length === 0) return '';
    return tag(
      'ul',
      { class: 'lines' },
      ...lines.map(({ label, width }) => tag('li', { class: width }, this.#runs(label))),
    );
  }

  #signature({ mark, title, name, role, lines }: MarkedBlockOf<'signature'>): string {
    const comma = name.length > 0 && role.length > 0 ? this.#runs([plainRun(', ', mark)]) : '';
    const as = this.#runs(role);
    const shown =
      name.length > 0
        ? `${tag('strong', {}, this.#runs(name))}${comma}${tag('span', { class: 'role' }, as)}`
        : tag('strong', {}, as);
    return tag(
      'div',
      { class: 'signature' },
      title.length === 0 ? '' : tag('p', {}, tag('strong', {}, this.#runs(title))),
      name.length + role.length === 0 ? '' : tag('p', {}, shown),
      this.#lines(lines),
    );
  }

  #initials({ mark, rows }: MarkedBlockOf<'initials'>): string {
    const names = (['A', 'B'] as const).map((side) =>
      runsUnder(
        ofBoth(this.#agreement, ({ parties }) => parties[side].name),
        mark,
      ),
    );
    const labels = [[plainRun(say('paper.section'), mark)], ...names];
    const head = tag('tr', {}, ...labels.map((label) => tag('th', { scope: 'col' }, this.#runs(label))));
    const body = rows.map(({ label }) =>
      tag('tr', {}, tag('th', { scope: 'row' }, this.#runs(label)), ...names.map(() => tag('td', {}))),
    );
    return tag('table', { class: 'initials' }, tag('thead', {}, head), tag('tbody', {}, ...body));
  }

  #cover(): string {
    const agreement = this.#agreement;
    const line = (name: string, runs: readonly MarkedRun[]) => tag('p', { class: name }, this.#runs(runs));
    const of = (read: (tree: AgreementTree) => string) => ofBoth(agreement, read);
    return tag(
      'header',
      { class: 'cover' },
      tag('h1', {}, this.#runs(agreement.title)),
      line('between', [plainRun(say('paper.between'))]),
      line(
        'party',
        of(({ parties }) => parties.A.fullName),
      ),
      line('between', [plainRun(say('paper.and'))]),
      line(
        'party',
        of(({ parties }) => parties.B.fullName),
      ),
      line('law', of(underLaw)),
      line(
        'note',
        of(({ state }) => state.statute),
      ),
      ...notice(this.#agreement.after, this.#agreement.copy).map((said) => line('note', [plainRun(said)])),
      line('note', of(assembled)),
    );
  }

  #contents(): string {
    const entries = contentsEntries(this.#agreement).map(({ mark, target, runs }) => {
      const text = this.#runs(runs);
      return tag('li', {}, isIn(mark, 'AFTER') ? this.#link(target, text) : text);
    });
    const heading = tag('h2', { id: 'contents' }, escaped(say('paper.contents')));
    return tag('nav', { 'aria-labelledby': 'contents' }, heading, tag('ul', {}, ...entries));
  }

  html(): string {
    const { after, sections } = this.#agreement;
    const head = [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      // It is self-contained, so it can be sent to anyone.
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${STYLE_HASH}'">`,
      tag('title', {}, escaped(fullTitle(after))),
      `<style>${style}</style>`,
    ].join('\n');
    const main = tag('main', {}, ...sections.map((section) => this.#section(section)));
    return `<!doctype html>\n<html lang="${escaped(languageOf(after))}">\n<head>\n${head}\n</head>\n<body>\n${this.#cover()}\n${this.#contents()}\n${main}\n</body>\n</html>\n`;
  }
}

/**
 * The agreement as one HTML file that stands alone: no script and nothing from elsewhere. It reads on a telephone, with
 * a screen reader and on paper.
 */
export const renderHtml = (tree: AgreementTree, copy: Copy = DRAFT): string => new Page(markedTree(tree, copy)).html();

/**
 * Two versions in one HTML file, with what differs as insertions and deletions, said to a screen reader too, and the
 * cause of each change under it.
 * @throws Error when the redline is not of these versions.
 */
export const renderRedlineHtml = (
  versions: { before: AgreementTree; after: AgreementTree; redline: Redline },
  copy: Copy = DRAFT,
): string => new Page(markedRedline(versions, copy)).html();
