import { minuteIn } from '@troth/domain/notarization';
import { SIGNING_LOOKS, type SigningPoint, type SigningSheetAnswer } from '@troth/domain/signing';
import { text } from '../../kernel/texts';
import type { Signing } from './read-signing';

/** The first eight characters of a hash, in two groups that a person can compare. */
export const shortName = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeZone: 'UTC' });
export const sayDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

/** The state as it is said within a sentence. */
export const stateIn = ({ jurisdiction: { law } }: Pick<Signing, 'jurisdiction'>): string =>
  law.termForState === 'District' ? text('signing.district', { name: law.name }) : law.name;

type Sentence = `signing.point.${SigningPoint['code']}`;

/** A point in the couple's words. */
export function pointText(
  { code, values }: Pick<SigningPoint, 'code' | 'values'>,
  place: { readonly state: string; readonly timeZone: string },
): string {
  const { until, date, ...others } = values;
  const said = {
    ...others,
    state: place.state,
    ...(until === undefined ? {} : { until: minuteIn(place.timeZone, new Date(String(until))) }),
    ...(date === undefined || date === '' ? {} : { date: sayDay(String(date)) }),
  };
  return (text as (key: Sentence, values: Record<string, string | number>) => string)(`signing.point.${code}`, said);
}

export const bothNames = ({ facts: { names } }: Pick<Signing, 'facts'>): string =>
  text('signing.both', { a: names.A, b: names.B });

/** The title of a paper, with whose it is. */
export function paperTitle(
  { facts: { names } }: Pick<Signing, 'facts'>,
  { kind, side }: Signing['sheet']['papers'][number],
): string {
  const title = text(`signing.paper.title.${kind}`);
  return side === null ? title : text('signing.paper.of', { title, name: names[side] });
}

/** The signing day as the calls tell it. */
export function presentSigningSheet(signing: Signing): SigningSheetAnswer {
  const { facts, sheet, jurisdiction, hash, isConfirmed, timeZone } = signing;
  const { waitEnds } = facts;
  const place = { state: stateIn(signing), timeZone };
  return {
    stateName: jurisdiction.law.name,
    documentTerm: facts.law.documentTerm,
    names: { ...facts.names },
    window: { ...sheet.window, waitEndsAt: waitEnds instanceof Date ? waitEnds.toISOString() : null, timeZone },
    sections: sheet.sections.map(({ section, points }) => ({
      section,
      title: text(`signing.section.${section}`),
      look: SIGNING_LOOKS[section],
      points: points.map((point) => ({
        code: point.code,
        side: point.side,
        text: pointText(point, place),
        basis: point.basis,
      })),
    })),
    papers: sheet.papers.map((paper) => ({
      kind: paper.kind,
      side: paper.side,
      title: paperTitle(signing, paper),
    })),
    version: isConfirmed ? { hash, shortName: shortName(hash) } : null,
    law: {
      confidence: jurisdiction.law.confidence,
      researchedOn: jurisdiction.law.researchedOn,
      reviewedByCounsel: jurisdiction.law.reviewedByCounsel,
    },
  };
}
