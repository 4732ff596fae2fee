import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from './provider';
import { ReadOnlyAnswer } from './question-card';

const show = (answers: readonly string[], emptyText?: string) =>
  render(
    <UiProvider env="test">
      <ReadOnlyAnswer title="Who owns the home?" answers={answers} {...(emptyText !== undefined && { emptyText })} />
    </UiProvider>,
  );

const NO_ANSWER = 'The client has not answered this question.';

describe('an answer to read (customer spec §2 "read-only view")', () => {
  it('shows the answer line by line', () => {
    show(['Both of us', 'In equal shares']);
    expect(screen.getByText('Both of us')).toBeTruthy();
    expect(screen.getByText('In equal shares')).toBeTruthy();
    expect(screen.queryByText(NO_ANSWER)).toBeNull();
  });

  it('says to a reviewer that the client has not answered', () => {
    show([]);
    expect(screen.getByText(NO_ANSWER)).toBeTruthy();
  });

  it('says it in other words to the person whose answer is missing', () => {
    show([], 'You have not answered this question.');
    expect(screen.getByText('You have not answered this question.')).toBeTruthy();
    expect(screen.queryByText(NO_ANSWER)).toBeNull();
  });
});
