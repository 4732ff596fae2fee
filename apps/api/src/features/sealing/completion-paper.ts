import type { CompletionPaper } from '@troth/agreement/pdf';
import type { CompletionEvent, CompletionEventKind, NotaryProvider } from '@troth/domain/notarization';
import type { KeptNotaryRecord } from '../../kernel/ports/notary/notary-port';
import { text } from '../../kernel/texts';

export interface CompletionPerson {
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
}

/** What a certificate of completion tells. */
export interface CompletionFacts {
  readonly term: string;
  readonly stateName: string | null;
  readonly timeZone: string;
  readonly provider: NotaryProvider;
  /** The day on the paper, where it was signed on one. */
  readonly signedOn: string | null;
  readonly partners: readonly CompletionPerson[];
  /** With the partner whose attorney it is; `id` is null where an attorney has no account here. */
  readonly attorneys: readonly (CompletionPerson & { readonly of: string; readonly detail: string | null })[];
  readonly record: KeptNotaryRecord | null;
  /** What was reviewed: a commit by its hash, or a file that was brought in. */
  readonly version: { readonly isImported: boolean; readonly hash: string; readonly pdfSha256: string };
  readonly received: {
    readonly sha256: string;
    readonly pages: number;
    /** Null where its words could not be compared. */
    readonly carriesWords: boolean | null;
    /** Whether it bears signatures of its own, and is attached. */
    readonly isSigned: boolean;
  };
  readonly events: readonly CompletionEvent[];
  readonly log: { readonly length: number; readonly hash: string };
  readonly seal: {
    readonly signer: string;
    readonly issuer: string;
    readonly sha256: string;
    /** Host of the timestamp authority; null seals with no trusted time. */
    readonly authority: string | null;
  };
  readonly at: Date;
  readonly verifyUrl: string;
}

/** What stands on each page of a file that no notary has seen. */
export const SANDBOX_MARK = text('completion.sandbox.mark');

const LOCALE = 'en-US';

/** Spaces that are narrower than a letter's are not in every face. */
const plainSpaces = (words: string) => words.replaceAll(/[\u2009\u202f]/g, ' ');

function moments(timeZone: string) {
  const day = new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  return {
    local: (at: Date) => plainSpaces(`${day.format(at)}, ${time.format(at)}`),
    utc: (at: Date) =>
      at
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/, ''),
  };
}

/** Sets the facts of a notarization in words. */
export function completionPaper(facts: CompletionFacts): CompletionPaper {
  const isSandbox = facts.provider === 'SANDBOX';
  return {
    title: text('completion.title'),
    of:
      facts.stateName === null
        ? text('completion.ofNoState', { term: facts.term })
        : text('completion.of', { term: facts.term, state: facts.stateName }),
    names: bothNames(facts),
    foot: isSandbox ? SANDBOX_MARK : text('completion.foot', { hash: facts.version.pdfSha256.slice(0, 16) }),
    page: text('completion.page'),
    warning: isSandbox ? { title: SANDBOX_MARK, text: text('completion.sandbox.text') } : null,
    people: peopleSheet(facts),
    document: documentSheet(facts),
    events: eventsSheet(facts),
    seal: sealSheet(facts),
    verify: {
      heading: text('completion.verify.heading'),
      steps: [
        text('completion.verify.reader'),
        text('completion.verify.log', { url: facts.verifyUrl }),
        text('completion.verify.offline'),
      ],
    },
    note: text('completion.note'),
  };
}

function bothNames({ partners }: CompletionFacts): string {
  const [a, b] = partners;
  return a === undefined || b === undefined
    ? partners.map(({ name }) => name).join('')
    : text('completion.names', { a: a.name, b: b.name });
}

const peopleSheet = ({ partners, attorneys, record, provider }: CompletionFacts): CompletionPaper['people'] => ({
  heading: text('completion.people.heading'),
  columns: [text('completion.people.role'), text('completion.people.name'), text('completion.people.email')],
  rows: [
    ...partners.map(({ name, email }) => [text('completion.role.partner'), name, email]),
    ...attorneys.map(({ id, name, email, of, detail }) => [
      text(id === null ? 'completion.role.ownAttorney' : 'completion.role.attorney', { name: of }),
      detail === null ? name : `${name}\n${detail}`,
      email,
    ]),
    notaryRow(record, provider === 'SANDBOX'),
    ...(record?.witnesses ?? []).map((name) => [text('completion.role.witness'), name, text('completion.none')]),
  ],
});

function documentSheet(facts: CompletionFacts): CompletionPaper['document'] {
  const { version, received } = facts;
  return {
    heading: text('completion.document.heading'),
    facts: [
      { label: text('completion.document.term'), value: `${facts.term}\n${bothNames(facts)}` },
      { label: text('completion.document.state'), value: facts.stateName ?? text('completion.none') },
      { label: text('completion.document.way'), value: wayText(facts) },
      ...(version.isImported
        ? [{ label: text('completion.document.imported'), value: version.pdfSha256, isHash: true }]
        : [
            { label: text('completion.document.commit'), value: version.hash, isHash: true },
            { label: text('completion.document.sent'), value: version.pdfSha256, isHash: true },
          ]),
      { label: text('completion.document.received'), value: received.sha256, isHash: true },
      { label: text('completion.document.pages'), value: pagesText(received) },
      ...(received.isSigned
        ? [{ label: text('completion.document.attached'), value: text('completion.attachedText') }]
        : []),
    ],
  };
}

const sealSheet = ({ seal, log }: CompletionFacts): CompletionPaper['seal'] => ({
  heading: text('completion.seal.heading'),
  facts: [
    {
      label: text('completion.seal.signer'),
      value:
        seal.signer === seal.issuer
          ? text('completion.seal.local', { name: seal.signer })
          : text('completion.seal.issued', { name: seal.signer, issuer: seal.issuer }),
    },
    { label: text('completion.seal.fingerprint'), value: seal.sha256, isHash: true },
    {
      label: text('completion.seal.time'),
      value:
        seal.authority === null
          ? text('completion.seal.untimed')
          : text('completion.seal.timed', { authority: seal.authority }),
    },
    { label: text('completion.seal.log'), value: text('completion.seal.logText', { count: log.length }) },
    { label: text('completion.seal.head'), value: log.hash, isHash: true },
  ],
});

const wayText = ({ provider, signedOn }: CompletionFacts): string => {
  const way = text(`completion.way.${provider}`);
  return signedOn === null ? way : `${way}\n${text('completion.signedOn', { date: signedOn })}`;
};

const pagesText = ({ pages, carriesWords }: CompletionFacts['received']): string =>
  text(carriesWords === true ? 'completion.pages.same' : 'completion.pages.untold', { count: pages });

function notaryRow(record: KeptNotaryRecord | null, isSandbox: boolean): string[] {
  const role = text(isSandbox ? 'completion.role.sandboxNotary' : 'completion.role.notary');
  const notary = record?.notary ?? null;
  if (notary === null) return [role, text('completion.notary.none'), text('completion.none')];
  const details = [
    notary.commissionNumber === null ? null : text('completion.notary.commission', { number: notary.commissionNumber }),
    [notary.county, notary.state].filter((part) => part !== null).join(', ') || null,
    notary.commissionExpiresOn === null ? null : text('completion.notary.until', { date: notary.commissionExpiresOn }),
  ].filter((part) => part !== null);
  return [role, details.length === 0 ? notary.name : `${notary.name}\n${details.join(', ')}`, text('completion.none')];
}

/** What a notary would do and certify; in the sandbox someone pressed buttons. */
const PLAYED: ReadonlySet<CompletionEventKind> = new Set([
  'IDENTITY_CHECKED',
  'SIGNED',
  'WITNESSED',
  'ACKNOWLEDGED',
  'COMPLETED',
]);

function eventsSheet(facts: CompletionFacts): CompletionPaper['events'] {
  const { partners, attorneys, events, timeZone, at, provider } = facts;
  const names = new Map([...partners, ...attorneys].map(({ id, name }) => [id, name]));
  const { local, utc } = moments(timeZone);
  const row = (moment: Date, what: string, entry: number | null) => [
    local(moment),
    utc(moment),
    what,
    entry === null ? text('completion.none') : String(entry),
  ];
  return {
    heading: text('completion.events.heading'),
    note: text('completion.events.note', { zone: timeZone.replaceAll('_', ' ') }),
    columns: [
      text('completion.events.local'),
      text('completion.events.utc'),
      text('completion.events.what'),
      text('completion.events.entry'),
    ],
    rows: [
      ...events.map((event) => {
        const name = names.get(event.personId) ?? text('completion.somebody');
        const what = eventText(event.kind, name);
        const isPlayed = provider === 'SANDBOX' && PLAYED.has(event.kind);
        return row(new Date(event.at), isPlayed ? text('completion.played', { what }) : what, event.entry);
      }),
      row(at, text('completion.event.SEALED'), null),
    ],
  };
}

function eventText(kind: CompletionEventKind, name: string): string {
  switch (kind) {
    case 'VERSION_MADE':
    case 'COUNSEL_CONFIRMED':
    case 'FINALIZED':
    case 'MAILED':
    case 'WITNESSED':
    case 'ACKNOWLEDGED':
    case 'COMPLETED':
      return text(`completion.event.${kind}`);
    case 'IMPORTED':
    case 'REVIEWED':
    case 'APPROVED':
    case 'SENT':
    case 'SCANNED':
    case 'CONFIRMED':
    case 'IDENTITY_CHECKED':
    case 'SIGNED':
      return text(`completion.event.${kind}`, { name });
  }
}
