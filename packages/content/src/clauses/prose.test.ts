import { type AgreementTemplate, agreementTemplateSchema } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { placedClauses } from './checks';
import { agreementTemplate } from './index';
import { proseProblems } from './testing/prose';

describe('the language of the clause library', () => {
  it('has nothing that a copy editor would mark', () => {
    expect(proseProblems(agreementTemplate)).toEqual([]);
  });

  const planted = (key: string, change: (clause: AgreementTemplate['sections'][number]['clauses'][number]) => void) => {
    const template = agreementTemplateSchema.parse(agreementTemplate);
    const placed = placedClauses(template).find(({ clause }) => clause.key === key);
    if (placed === undefined) throw new Error(`No clause ${key}`);
    change(placed.clause);
    return proseProblems(template);
  };
  const says = (text: string) => (clause: { parts: { text: string }[] }) => {
    for (const part of clause.parts) part.text = text;
  };

  it.each([
    ['a space before a stop', 'It ends here .', 'space where none belongs'],
    ['two stops', 'It ends here..', 'two marks of punctuation beside each other'],
    ['a comma before a stop', 'It ends here,.', 'two marks of punctuation beside each other'],
    ['straight quotes', 'A Party’s "own" things.', 'straight quotation marks'],
    ['a word twice', 'It is is here.', 'the same word twice'],
    ['a wrong article', 'A account is closed.', 'the article “a” before a vowel'],
    ['another wrong article', 'It is an home.', 'the article “an” before a consonant'],
    ['legalese', 'The Parties hereby agree.', 'a word of legalese'],
    ['a calque', 'The marriage ends otherwise than by death.', '“otherwise than”: write “other than”'],
    ['another calque', 'It stays so, also if it is sold.', '“also if”: write “even if”'],
    ['an echo', 'They sign the trust as well.', '“as well”: write “also”'],
    ['knowing for understanding', 'Each Party knows that it may change.', '“know that”: write “understand that”'],
    ['a double negative', 'It is not unlike a gift.', 'a double negative'],
    [
      'a stop after a quotation mark',
      'They are the “Parties”.',
      'a comma or stop after a closing quotation mark: American style puts it before',
    ],
    ['an idiom of Britain', 'They had time to take advice.', '“take advice”: write “obtain advice”'],
    ['a genitive', 'Write to the attorney of the other Party.', '“the attorney of”: write a possessive'],
    ['a sentence without end', `${'The Parties agree and '.repeat(11)}sign.`, 'a sentence of over 40 words'],
    ['a couple of one kind', 'The Husband pays.', 'words that do not fit every couple'],
    ['an article before a term', 'It is a {{term.maritalDebts}}.', 'an article before a term that differs by state'],
    ['a term written out', 'It is Marital Property.', '“Marital Property” is written out and not taken from the terms'],
    ['a sentence without a stop', 'The Parties add: {{answer.at_custom}}', 'no whole sentence'],
  ])('is marked for %s', (_what, text, problem) => {
    expect(planted('sep_personal', says(text))).toEqual([`sep_personal, part 1: ${problem}`]);
  });

  it.each([
    ['an item without a semicolon', 'sup_end_death', 'when either Party dies.', 'ends'],
    ['a last item without “and”', 'sup_end_time', 'when the time is over.', 'last'],
  ])('is marked for %s', (_what, key, text, kind) => {
    const problem =
      kind === 'ends'
        ? 'an item of a list that does not end with “;”'
        : 'the last item of a list without “and” or “or”';
    expect(planted(key, says(text))).toEqual([`${key}: ${problem}`]);
  });

  it('is marked for a summary that speaks the agreement’s language, and for a heading with a stop', () => {
    const problems = planted('sep_personal', (clause) => {
      clause.heading = 'Personal effects.';
      clause.summary = [{ text: 'Each Party keeps what it waives.', when: null, startsParagraph: false }];
    });
    expect(problems).toEqual([
      'sep_personal: a heading with a stop',
      'sep_personal, summary part 1: words of the agreement for the couple',
      'sep_personal, summary part 1: a word of legalese',
    ]);
  });

  it('is marked for a definition that does not say what the word is', () => {
    const template = agreementTemplateSchema.parse(agreementTemplate);
    const [first] = template.terms;
    if (first === undefined) throw new Error('No terms');
    first.definition = 'is this document.';
    expect(proseProblems(template)).toEqual([`term ${first.key}: does not say what it is`]);
  });
});
