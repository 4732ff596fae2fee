import { otherSide } from '@troth/domain/people';
import { findingGroup } from '@troth/domain/preflight';
import { Link } from '@troth/ui/link';
import type { OwnDocument } from '../../shared/document';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './findings.module.css';
import type { Finding } from './queries';

type Fix = Finding['fixes'][number];

/** What the reader is led to; without an address it is said who alone can change it. */
interface Way {
  readonly href: string | null;
  readonly label: string;
}

const questionHref = ({ sectionPath, questionId }: Fix): string =>
  `${sectionPath ?? paths.questionnaire()}#question-${questionId ?? ''}`;

/** Where a finding leads this reader: to the own answer, entry or page, and to what the partner disclosed. */
function wayOf(fix: Fix, own: OwnDocument): Way {
  const isMine = fix.of === null || fix.of === own.side;
  const partner = own.names[otherSide(own.side)] ?? t('partner.yourPartner');
  const others: Way = { href: null, label: t('documents.fix.others', { name: partner }) };
  switch (fix.where) {
    case 'QUESTION':
      return isMine
        ? { href: questionHref(fix), label: t('documents.fix.answer', { question: fix.label ?? '' }) }
        : others;
    case 'ENTRY': {
      const href =
        fix.kind === null || fix.entryId === null
          ? paths.financialDisclosure()
          : paths.disclosureEntry(fix.kind, fix.entryId);
      const entry = fix.label ?? '';
      return {
        href,
        label: isMine ? t('documents.fix.entry', { entry }) : t('documents.fix.entryOf', { name: partner, entry }),
      };
    }
    case 'DISCLOSURE':
      return {
        href: fix.kind === null ? paths.financialDisclosure() : paths.disclosureOfKind(fix.kind),
        label: isMine ? t('documents.fix.disclosure') : t('documents.fix.disclosureOf', { name: partner }),
      };
    case 'PARTNERS_DISCLOSURE':
      return isMine
        ? { href: paths.financialDisclosure(), label: t('documents.fix.receipt', { name: partner }) }
        : others;
    case 'JOINT_ENTRIES':
      return { href: paths.settleDisputes(), label: t('documents.fix.joint') };
    case 'PROFILE':
      return isMine ? { href: paths.profile(), label: t('documents.fix.profile') } : others;
    case 'ATTORNEY_SERVICES':
      return isMine ? { href: questionHref(fix), label: t('documents.fix.attorney') } : others;
  }
}

/** Each way once; that only the partner can do something is said where the reader can do nothing. */
function distinct(ways: readonly Way[]): Way[] {
  const open = ways.filter(({ href }) => href !== null);
  const shown = open.length > 0 ? open : ways;
  return [...new Map(shown.map((way) => [`${way.href ?? ''} ${way.label}`, way])).values()];
}

/** More than these are folded away. */
const SHOWN = 4;

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={classes.fixes}>
      {ways.map(({ href, label }) => (
        <li key={`${href ?? ''} ${label}`}>{href === null ? label : <Link href={href}>{label}</Link>}</li>
      ))}
    </ul>
  );
}

/** The first way out of a finding, in one word; none where only the partner can do something. */
export function FirstFix({ finding, own }: { finding: Finding; own: OwnDocument }) {
  const first = distinct(finding.fixes.map((fix) => wayOf(fix, own))).find(({ href }) => href !== null);
  if (first?.href == null) return null;
  return (
    <Link className={classes.firstFix} href={first.href} aria-label={`${first.label}, ${finding.title}`}>
      {t(`documents.findings.${findingGroup(finding)}.go`)}
    </Link>
  );
}

/** The ways to what fixes a finding. */
export function FindingFixes({ finding, own }: { finding: Finding; own: OwnDocument }) {
  const ways = distinct(finding.fixes.map((fix) => wayOf(fix, own)));
  const rest = ways.slice(SHOWN);
  return (
    <>
      <Ways ways={ways.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{t('documents.findings.more', { count: rest.length })}</summary>
          <Ways ways={rest} />
        </details>
      )}
    </>
  );
}
