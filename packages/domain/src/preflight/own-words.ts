import { SIDES } from '../people/enumerations';
import { agreedAnswer, type CoupleAnswerFacts, type PreflightLaw } from './facts';
import { type Finding, found, questionFixes } from './finding';

/** Texts in the couple's own words that become terms. */
export const OWN_WORDS = ['at_custom', 'sp_premarital', 'mp_scheme', 'sp_exceptions', 'hf_bills'] as const;

/** A whole word or phrase: "custody", and not the middle of a name such as "Fairchild". */
const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');

const CHILD = "(?:child(?:ren)?|kids?|sons?|daughters?|baby|babies)(?:'s|')?";
const PET = '(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?|horses?|birds?|rabbits?)';
const THING =
  '(?:records?|documents?|papers?|keys?|photos?|photographs?|albums?|funds?|accounts?|assets?|rings?|heirlooms?|originals?|house|home|cars?)';
const OUR =
  "(?:(?:the|our|any|all|a|an|his|her|their|my|your|each|family|minor|young|common|future|[\\p{L}]+'s)\\s+){0,3}";

/** Phrases that hold one of the words and have nothing to do with a child, taken out before it is looked for. */
const HARMLESS = [
  phrase(`custody of ${OUR}(?:${PET}|${THING})`),
  phrase(`${PET} (?:custody|visitation|support)`),
  phrase(`(?:visitation|visits?) (?:with|of|to|for) ${OUR}${PET}`),
  phrase('(?:safe|police|bank) custody'),
  phrase('custodial (?:accounts?|banks?|fees?)'),
  phrase('child (?:tax )?credits?'),
];

/** A sentence that leaves the matter to a court takes nothing from a child. */
const LEFT_TO_A_COURT = phrase(
  "(?:left|leave|leaves|leaving) (?:it |them |this |that |both )?(?:entirely )?(?:to|for) (?:a|the|any) (?:courts?|judges?)|(?:decided|settled|set|fixed) (?:only )?by (?:a|the|any) (?:courts?|judges?)|a (?:court|judge) (?:alone )?(?:will decide|decides|may decide)|(?:cannot|can't|can not|may not) be (?:settled|decided|agreed|fixed)",
);

/** What each owes from before, between the partners, and what a will gives, is theirs to settle. */
const FROM_BEFORE_OR_BY_WILL = phrase(
  '(?:earlier|previous|prior|former|first|second|last) (?:marriages?|relationships?|wife|husband|spouses?|partners?)|(?:existing|current) (?:child support )?(?:orders?|obligations?)|(?:in|by|under|through) (?:a|an|his|her|our|their|my|your|the|each)?\\s*(?:own\\s+)?(?:last\\s+)?(?:will|wills|trust|trusts|estate plan)',
);

/** Terms on where a child lives and who decides for it. */
const CUSTODY = [
  phrase('custody|custodial|(?:co-?)?parenting (?:time|plan|schedule|rights)|visitation|co-?parent(?:ing)?'),
  phrase(
    `${CHILD} (?:will |shall |should |must |would |to )?(?:always |only |mainly |primarily )?(?:live|lives|stay|stays|reside|resides) with`,
  ),
  phrase(
    `(?:gets?|keeps?|takes?|receives?|have|has|raises?|raise) (?:full |sole |primary )?${OUR}${CHILD} (?:if|when|after|on|upon|in case of)`,
  ),
];

const AMOUNT = '(?:[$€£]\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|usd|a month|per month|each month|%|percent))';

/** Terms on what a parent owes for a child. */
const CHILD_SUPPORT = [
  phrase("child-?\\s?(?:support|maintenance)|children's (?:support|maintenance)"),
  phrase(`(?:support|maintenance|alimony) (?:for|of) ${OUR}${CHILD}`),
  phrase(`(?:pay|pays|paying|paid|owes?)[^.;!?\\n]{0,80}${AMOUNT}[^.;!?\\n]{0,80} for ${OUR}${CHILD}`),
];

const SENTENCE_ENDS = /(?<=[.;!?])\s+|\n+/u;

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[’‘`]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ');

const firstOf = (sentence: string, patterns: readonly RegExp[]): string | null =>
  patterns.map((pattern) => sentence.match(pattern)?.[0]?.trim() ?? null).find((match) => match !== null) ?? null;

const has = (sentence: string, pattern: RegExp) => sentence.match(pattern) !== null;

/**
 * The words by which a text in the couple's own words, in English, speaks of custody or child support; null when it
 * does not. No state lets a couple settle these in advance, and the agreement says that it does not (`fam_no_child`,
 * questionnaire outline `at_custom`). Words are whole words; what is about animals, papers, earlier children or a will,
 * and what leaves the matter to a court, is fine. It looks sentence by sentence and can be wrong both ways, which is
 * why nothing is refused for it.
 */
export function childTerms(text: string): string | null {
  for (const sentence of plain(text).split(SENTENCE_ENDS)) {
    const rest = HARMLESS.reduce((words, harmless) => words.replace(harmless, ' '), sentence);
    if (has(rest, LEFT_TO_A_COURT)) continue;
    const words = firstOf(rest, CUSTODY) ?? (has(rest, FROM_BEFORE_OR_BY_WILL) ? null : firstOf(rest, CHILD_SUPPORT));
    if (words !== null) return words;
  }
  return null;
}

const HARMLESS_PENALTIES = [
  phrase('(?:tax|early withdrawal|withdrawal|prepayment|late payment|redemption|irs) penalt(?:y|ies)'),
  phrase('(?:no|without(?: any)?) (?:penalt(?:y|ies)|forfeiture)'),
  phrase('penalt(?:y|ies) (?:and interest|for early withdrawal|of the (?:irs|bank|plan))'),
];
const PENALTIES = [
  phrase('penalt(?:y|ies)|penali[sz]ed?|forfeit(?:s|ed|ure)?|punish(?:es|ed|ment)?|punitive'),
  phrase('(?:pay|pays|paying) a fine'),
];

/** The words by which a text speaks of a penalty, which courts do not enforce (outline, `at_custom`); null without. */
export function penaltyTerms(text: string): string | null {
  const rest = HARMLESS_PENALTIES.reduce((words, harmless) => words.replace(harmless, ' '), plain(text));
  return firstOf(rest, PENALTIES);
}

/** Custody, child support and penalties in what both wrote, and the first two in the reasons of one. */
export function ownWordsFindings(answers: CoupleAnswerFacts, law: PreflightLaw | null): Finding[] {
  const written = OWN_WORDS.map((questionKey) => ({
    questionKey,
    text: agreedAnswer(answers, questionKey)?.typed ?? '',
  }));
  const told = (code: 'CHILD_TERMS' | 'PENALTY_TERMS', search: (text: string) => string | null): Finding[] => {
    const hits = written.flatMap(({ questionKey, text }) => {
      const words = search(text);
      return words === null ? [] : [{ questionKey, text, words }];
    });
    return found(code, {
      parameters: { words: hits[0]?.words ?? '' },
      law: code === 'CHILD_TERMS' ? (law?.childTerms ?? null) : null,
      fixes: questionFixes(...hits.map(({ questionKey }) => questionKey)),
      facts: hits,
    });
  };
  return [
    ...told('CHILD_TERMS', childTerms),
    ...told('PENALTY_TERMS', penaltyTerms),
    ...SIDES.flatMap((side) => {
      const words = childTerms(answers[side]['un_reasons']?.typed ?? '');
      return words === null
        ? []
        : found('CHILD_WORDS_IN_REASONS', {
            side,
            isPrivate: true,
            parameters: { words },
            fixes: questionFixes('un_reasons'),
          });
    }),
  ];
}
