import { describe, expect, it } from 'vitest';
import { parseTemplateText, TemplateTextError } from './template-text';

describe('the grammar of template texts', () => {
  it('splits words and placeholders', () => {
    expect(parseTemplateText('{{A.name}} pays {{answer.ss_amount}}, see {{ref.sup_end}}.')).toEqual([
      { kind: 'party', side: 'A', field: 'name' },
      ' pays ',
      { kind: 'answer', side: null, questionKey: 'ss_amount' },
      ', see ',
      { kind: 'reference', clauseKey: 'sup_end' },
      '.',
    ]);
  });

  it('reads one partner’s own answer', () => {
    expect(parseTemplateText('{{answer.B.bg_residence}}')).toEqual([
      { kind: 'answer', side: 'B', questionKey: 'bg_residence' },
    ]);
  });

  it('reads whose receipt is meant', () => {
    expect(parseTemplateText('{{receipt.B.date}}')).toEqual([{ kind: 'receipt', side: 'B', field: 'date' }]);
  });

  it('reads whose home is meant', () => {
    expect(parseTemplateText('{{home.A.address}}')).toEqual([{ kind: 'home', side: 'A', field: 'address' }]);
  });

  it.each([
    '{{}}',
    '{{home.address}}',
    '{{home.A.city}}',
    '{{receipt.A}}',
    '{{receipt.date}}',
    '{{receipt.A.hash}}',
    '{{A}}',
    '{{A.shoeSize}}',
    '{{C.name}}',
    '{{answer.}}',
    '{{answer.C.key}}',
    '{{answer.A.key.more}}',
    '{{term.a.b}}',
    '{{state.flag}}',
    '{{document.hash}}',
    '{{A.name',
    'A.name}}',
    'a { alone',
  ])('refuses %s', (text) => {
    expect(() => parseTemplateText(text)).toThrow(TemplateTextError);
  });
});
