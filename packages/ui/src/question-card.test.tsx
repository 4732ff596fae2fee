import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from './provider';
import { ReadOnlyAnswer } from './question-card';
import { SaveIndicator } from './save-indicator';

const wrapper = ({ children }: { children: React.ReactNode }) => <UiProvider env="test">{children}</UiProvider>;

describe('an answer to read (customer spec §2)', () => {
  it('says to a reviewer that the client has not answered', () => {
    render(<ReadOnlyAnswer title="Do you own a home?" answers={[]} />, { wrapper });
    expect(screen.getByText('The client has not answered this question.')).toBeTruthy();
  });

  it('shows the answer line by line, with its follow-ups', () => {
    render(
      <ReadOnlyAnswer
        title="Do you own a home?"
        answers={['Yes', 'A boat house']}
        followUps={<ReadOnlyAnswer title="Where?" answers={['Lakeside']} />}
      />,
      { wrapper },
    );
    expect(screen.getByText('A boat house')).toBeTruthy();
    expect(screen.getByText('Lakeside')).toBeTruthy();
    expect(screen.queryByText(/has not answered/)).toBeNull();
  });
});

describe('the save indicator (customer spec §9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['stays just before 200 ms have gone', 199, 'Saving...'],
    ['is gone at 200 ms', 200, 'Saved'],
  ])('%s', (_name, waitedMs, words) => {
    const { rerender } = render(<SaveIndicator state="loading" />, { wrapper });
    rerender(<SaveIndicator state="success" />);
    act(() => {
      vi.advanceTimersByTime(waitedMs);
    });
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('says a failure at once', () => {
    const { rerender } = render(<SaveIndicator state="loading" />, { wrapper });
    rerender(<SaveIndicator state="error" />);
    expect(screen.getByRole('alert').textContent).toBe('Error saving answer, please refresh the page and try again');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
