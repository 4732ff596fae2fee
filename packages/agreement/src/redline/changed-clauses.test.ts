import { expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing';
import type { AgreementTree } from '../tree';
import { changedClauses } from './changed-clauses';
import { redline } from './redline';

const full = assemble(aFullCouple().input());
const reworded = (change: (tree: AgreementTree) => void) => {
  const after = JSON.parse(JSON.stringify(full)) as AgreementTree;
  change(after);
  return changedClauses(redline(full, after));
};
const textOf = (texts: readonly (readonly { change: string; text: string }[])[], without: string) =>
  texts.map((runs) => runs.flatMap(({ change, text }) => (change === without ? [] : text)).join(''));

it('lists no clause where no word changes', () => {
  expect(reworded(() => undefined)).toEqual([]);
});

it('gives each text in which a word changes whole, and no other text of its clause', () => {
  const after = assemble(aFullCouple().agreeOn({ hf_contrib_a: '2500' }).input());
  const clauses = changedClauses(redline(full, after));
  const joint = clauses.find(({ key }) => key === 'day_joint');
  expect(joint?.number).toMatch(/^\d+\.\d+$/);
  expect(joint?.texts).toHaveLength(1);
  const [before] = textOf(joint?.texts ?? [], 'INSERTED');
  expect(before).toContain('shall contribute $2,400.00 and');
  expect(textOf(joint?.texts ?? [], 'DELETED')).toEqual([before?.replace('$2,400.00', '$2,500.00')]);
});

it('counts the titles of the agreement and of its sections, with the keys that they have', () => {
  const [section] = full.sections;
  const clauses = reworded((tree) => {
    tree.title = `${tree.title} again`;
    const [first] = tree.sections;
    if (first !== undefined) first.title = `${first.title} again`;
  });
  expect(clauses.map(({ key }) => key)).toEqual(['', section?.key]);
});
