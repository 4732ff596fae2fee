import { acknowledgment, attorneySignature, partySignature, witnessSignature } from '@troth/agreement/assemble';
import type { SigningPaperBlock, SigningPapersPaper, SigningSheetPaper } from '@troth/agreement/pdf';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { fillPaper, SIGNING_PAPER_WORDS, statutoryCertificateOf } from '@troth/content/signing';
import { otherSide, SIDES } from '@troth/domain/people';
import { hasCertificatesForPaper, SIGNING_LOOKS, type SigningBasis, type SigningPaper } from '@troth/domain/signing';
import { text } from '../../kernel/texts';
import { bothNames, paperTitle, pointText, sayDay, shortName, stateIn } from './present-sheet';
import type { Signing } from './read-signing';

/** What a point rests on; nothing where it is our advice, which the notice says once. */
function sourceOf(basis: SigningBasis | null): string | null {
  if (basis === null) return null;
  const { citation, confidence } = basis;
  return citation === null
    ? text('signing.source.none', { confidence })
    : text('signing.source.law', { citation, confidence });
}

const counselOf = ({ jurisdiction: { law } }: Signing) => (law.reviewedByCounsel ? 'yes' : 'no');

const frameOf = (signing: Signing) => ({
  parties: signing.parties,
  running: bothNames(signing),
  foot: text('signing.foot', { counsel: counselOf(signing) }),
  page: text('signing.page', { page: '{page}', count: '{count}' }),
});

const kickerOf = ({ facts, jurisdiction }: Signing) =>
  text('signing.kicker', { document: facts.law.documentTerm, state: jurisdiction.law.name });

const noticeOf = (signing: Signing) =>
  text('signing.notice', { counsel: counselOf(signing), date: sayDay(signing.jurisdiction.law.researchedOn) });

type Section = Signing['sheet']['sections'][number];

const sectionsOf = (signing: Signing, sections: readonly Section[]): SigningSheetPaper['sections'] => {
  const place = { state: stateIn(signing), timeZone: signing.timeZone };
  return sections.map(({ section, points }) => ({
    title: text(`signing.section.${section}`),
    look: SIGNING_LOOKS[section],
    points: points.map((point) => ({ text: pointText(point, place), source: sourceOf(point.basis) })),
  }));
};

function windowText({ sheet: { window } }: Signing): string {
  const { earliest, latest, outlook } = window;
  if (outlook === 'TOO_LATE') return text('signing.window.tooLate');
  if (latest === null || latest < earliest) return text('signing.window.from', { earliest: sayDay(earliest) });
  return text('signing.window.between', { earliest: sayDay(earliest), latest: sayDay(latest) });
}

/** The signing day on paper. */
export const signingDayPaper = (signing: Signing): SigningSheetPaper => ({
  ...frameOf(signing),
  title: text('signing.title'),
  kicker: kickerOf(signing),
  lead: text('signing.lead'),
  facts: [
    { label: text('signing.window'), value: windowText(signing), isWide: false },
    {
      label: text('signing.version'),
      value: signing.isConfirmed ? shortName(signing.hash) : text('signing.version.none'),
      isWide: false,
    },
  ],
  sections: sectionsOf(signing, signing.sheet.sections),
  certificate: null,
  notice: noticeOf(signing),
});

const certificateOf = (signing: Signing, side: 'A' | 'B') =>
  acknowledgment(
    {
      jurisdiction: { notaryBlockText: signing.couple.state?.notaryBlockText ?? null },
      templateState: { termForDocument: signing.facts.law.documentTerm },
    },
    signing.parties,
    side,
    'IN_PERSON',
  );

/** The certificate that the notary completes for a partner: the statute's where the state has one, else ours. */
function certificateToComplete(signing: Signing, side: 'A' | 'B'): SigningPaperBlock {
  const statutory = statutoryCertificateOf(signing.jurisdiction.law.abbreviation);
  if (statutory === null) return certificateOf(signing, side);
  const { fullName: name } = signing.parties[side];
  return {
    type: 'statutory-certificate',
    title: certificateOf(signing, side).title,
    notice: statutory.notice,
    paragraphs: statutory.paragraphs.map((words) => words.replaceAll('{name}', name)),
  };
}

const everyClause = (clauses: readonly ClauseNode[]): ClauseNode[] =>
  clauses.flatMap((clause) => [clause, ...everyClause(clause.children)]);
const clausesOf = (tree: AgreementTree | null) => everyClause(tree?.sections.flatMap(({ clauses }) => clauses) ?? []);

/** The notary's words for partner A, as the agreement prints them, or as our page for them does. */
function certificateShown(signing: Signing): SigningSheetPaper['certificate'] {
  const printed = clausesOf(signing.tree)
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.type === 'certificate' && block.title === certificateOf(signing, 'A').title);
  const isPrinted = printed?.type === 'certificate' && hasCertificatesForPaper(signing.facts);
  const toComplete = certificateToComplete(signing, 'A');
  const paragraphs =
    toComplete.type === 'statutory-certificate'
      ? [toComplete.notice, ...toComplete.paragraphs]
      : (isPrinted ? printed : certificateOf(signing, 'A')).paragraphs;
  return {
    title: text('signing.cover.acknowledgment'),
    lead: text('signing.cover.acknowledgmentLead', {
      name: signing.facts.names.A,
      other: signing.facts.names.B,
      words: toComplete.type === 'statutory-certificate' ? 'statute' : 'own',
    }),
    paragraphs,
  };
}

/** Parts of the sheet that the cover repeats for whoever stands at the notary's desk. */
const ON_COVER: readonly Section['section'][] = ['ROOM', 'BRING'];
const NOT_ON_COVER: readonly string[] = ['ONLINE_POSSIBLE', 'ONLINE_NOT_POSSIBLE', 'ATTORNEY_CERTIFIES'];

/** The cover of the packet. `pages` is null where the agreement could not be bound in. */
export function coverPaper(signing: Signing, pages: number | null): SigningSheetPaper {
  const { facts, sheet, hash, file } = signing;
  const contents = [
    pages === null ? text('signing.cover.unbound') : text('signing.cover.agreement', { count: pages }),
    ...sheet.papers.map((paper) => paperTitle(signing, paper)),
  ];
  const sections = sheet.sections
    .filter(({ section }) => ON_COVER.includes(section))
    .map(({ section, points }) => ({ section, points: points.filter(({ code }) => !NOT_ON_COVER.includes(code)) }));
  return {
    ...frameOf(signing),
    title: text('signing.cover.title'),
    kicker: kickerOf(signing),
    lead: text('signing.cover.lead', { a: facts.names.A, b: facts.names.B }),
    facts: [
      { label: text('signing.cover.shortName'), value: shortName(hash), isWide: false },
      ...(pages === null ? [] : [{ label: text('signing.cover.pages'), value: String(pages), isWide: false }]),
      { label: text('signing.cover.hash'), value: hash, isWide: true },
      ...(hash === file.sha256 ? [] : [{ label: text('signing.cover.fileHash'), value: file.sha256, isWide: true }]),
    ],
    sections: [
      {
        title: text('signing.cover.contents'),
        look: 'NOTES',
        points: contents.map((content) => ({ text: content, source: null })),
      },
      ...sectionsOf(signing, sections),
    ],
    certificate: certificateShown(signing),
    notice: noticeOf(signing),
  };
}

/** The agreement's terms in plain language, with the numbers under which they are found. */
const termsOf = ({ tree }: Signing) =>
  (tree?.sections ?? [])
    .filter(({ kind }) => kind === 'ARTICLES')
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ number, heading, summary }) =>
      number === null || heading === null || summary === null ? [] : [{ number, heading, text: summary }],
    );

/** How many witnesses sign on a page that the agreement lacks. */
const witnessLines = ({ facts: { law } }: Signing): SigningPaperBlock[] =>
  Array.from({ length: law.witnesses.count }, (_, index) => witnessSignature(index + 1));

function blocksOf(signing: Signing, { kind, side, isWithAttorney }: SigningPaper): SigningPaperBlock[] {
  const { facts, parties, jurisdiction } = signing;
  const values = {
    name: side === null ? '' : facts.names[side],
    other: side === null ? '' : facts.names[otherSide(side)],
    a: facts.names.A,
    b: facts.names.B,
    document: facts.law.documentTerm,
    state: stateIn(signing),
  };
  const paragraphs = (words: readonly (string | null | undefined)[]): SigningPaperBlock[] =>
    words.flatMap((one) =>
      one == null
        ? []
        : [
            {
              type: 'paragraph',
              inlines: [{ type: 'text', text: fillPaper(one, values) }],
            } satisfies SigningPaperBlock,
          ],
    );
  const words = SIGNING_PAPER_WORDS[kind];
  const terms = words.terms === null ? [] : termsOf(signing);
  const signers: SigningPaperBlock[] =
    side === null ? [] : [partySignature(parties[side]), ...(isWithAttorney ? [attorneySignature(parties[side])] : [])];
  return [
    ...paragraphs([...words.paragraphs, words.inStates[jurisdiction.law.abbreviation]]),
    ...(words.terms === null ? [] : paragraphs([terms.length === 0 ? words.terms.none : words.terms.lead])),
    ...(terms.length === 0 ? [] : [{ type: 'terms', entries: terms } satisfies SigningPaperBlock]),
    ...paragraphs([...(words.terms?.after ?? []), isWithAttorney ? words.withAttorney : null]),
    ...signers,
    ...(kind === 'WITNESS_PAGE' ? witnessLines(signing) : []),
    ...(kind === 'ACKNOWLEDGMENTS' ? SIDES.map((one) => certificateToComplete(signing, one)) : []),
  ];
}

/** The papers that are signed besides the agreement; null where there are none. */
export function papersPaper(signing: Signing): SigningPapersPaper | null {
  const { sheet, facts } = signing;
  if (sheet.papers.length === 0) return null;
  const named = { document: facts.law.documentTerm, both: bothNames(signing) };
  return {
    ...frameOf(signing),
    title: text('signing.cover.title'),
    papers: sheet.papers.map((paper) => ({
      title: paperTitle(signing, paper),
      kicker: text(paper.side === null ? 'signing.paper.added' : 'signing.paper.kicker', named),
      blocks: blocksOf(signing, paper),
      remark: text('signing.paper.remark', { citation: paper.basis?.citation ?? 'none' }),
    })),
  };
}
