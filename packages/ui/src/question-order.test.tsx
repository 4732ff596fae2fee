import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from './provider';
import { QuestionCard } from './question-card';

const wrapper = ({ children }: { children: React.ReactNode }) => <UiProvider env="test">{children}</UiProvider>;

describe('the order in a question', () => {
  it('is title, help and options, then one closed row with the law, the tip and the example', () => {
    const { container } = render(
      <QuestionCard title="Title?" description="Help." law={<p>Law.</p>} proTip="Tip." exampleScenario="Case.">
        <p>Options.</p>
      </QuestionCard>,
      { wrapper },
    );
    const row = screen.getByText('Why it matters').closest('details');
    expect(row?.open).toBe(false);
    expect(row?.textContent).toBe('Why it mattersLaw.Pro tip Tip.Example Case.');
    expect(container.textContent).toMatch(/^Title\?.*Help\.Options\.Why it matters/);
  });

  it('has no row where there is nothing to open', () => {
    render(<QuestionCard title="Title?">Options.</QuestionCard>, { wrapper });
    expect(screen.queryByText('Why it matters')).toBeNull();
  });
});
