import { SAVING_INDICATOR_HIDE_MS } from './timings';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callingCountries, countryOfNumber } from './calling-countries';
import { FallbackPage } from './fallback-page';
import { MoneyText } from './money-text';
import { CentsField, MoneyTextField } from './money-field';
import { CheckboxOptions, RadioOptions } from './option-cards';
import { PartnerMark } from './partner-mark';
import { PhoneField } from './phone-field';
import { ConfirmPopup } from './popup';
import { ProgressBar } from './progress-bar';
import { UiProvider } from './provider';
import { SaveIndicator } from './save-indicator';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { embedAddress } from './video-block';

const show = (element: ReactNode) => render(<UiProvider env="test">{element}</UiProvider>);
afterEach(() => vi.useRealTimers());

describe('save indicator (customer spec §4)', () => {
  it('shows nothing when idle, is a status while saving and 200 ms after, then saved, an alert when it failed', () => {
    vi.useFakeTimers();
    const { rerender } = show(<SaveIndicator state="idle" />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(
      <UiProvider env="test">
        <SaveIndicator state="loading" />
      </UiProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Saving...');
    rerender(
      <UiProvider env="test">
        <SaveIndicator state="success" />
      </UiProvider>,
    );
    act(() => void vi.advanceTimersByTime(SAVING_INDICATOR_HIDE_MS - 1));
    expect(screen.getByRole('status').textContent).toBe('Saving...');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('Saved');
    rerender(
      <UiProvider env="test">
        <SaveIndicator state="error" />
      </UiProvider>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Error saving answer, please refresh the page and try again');
  });
});

describe('fields', () => {
  it('ties label, help and error to the control', () => {
    show(
      <TextField
        label="First name"
        help="As on your passport"
        isRequired
        error="This field is required"
        value=""
        onChange={() => undefined}
      />,
    );
    const input = screen.getByLabelText(/First name/);
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['As on your passport', 'This field is required']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('shows money formatted while it is not typed in, and as typed while it is', async () => {
    show(<MoneyTextField label="Limit" value="2500" onChange={() => undefined} />);
    const input = screen.getByLabelText<HTMLInputElement>('Limit');
    expect(input.value).toBe('2,500.00');
    await userEvent.click(input);
    expect(input.value).toBe('2500');
    await userEvent.tab();
    expect(input.value).toBe('2,500.00');
  });

  it('gives money in integer cents, and nothing for what is no amount', async () => {
    const seen: (number | null)[] = [];
    function Form() {
      const [cents, setCents] = useState<number | null>(null);
      return (
        <CentsField
          label="Value"
          value={cents}
          onChange={(next) => {
            seen.push(next);
            setCents(next);
          }}
        />
      );
    }
    show(<Form />);
    await userEvent.type(screen.getByLabelText('Value'), '12.5');
    expect(seen).toEqual([100, 1200, 1200, 1250]);
    await userEvent.clear(screen.getByLabelText('Value'));
    expect(seen.at(-1)).toBeNull();
  });

  it('gives phone numbers in E.164, United States first and by default', async () => {
    const countries = callingCountries('en');
    expect(countries[0]).toEqual({ country: 'US', name: 'United States of America', callingCode: '1' });
    expect(countries.length).toBeGreaterThan(240);
    const onChange = vi.fn();
    show(<PhoneField label="Phone" value="" onChange={onChange} />);
    await userEvent.click(screen.getByLabelText('Phone'));
    await userEvent.paste('(212) 555-0123');
    expect(onChange).toHaveBeenLastCalledWith('+12125550123');
  });

  it('tells the country by the number, and by the choice while the digits leave it open', () => {
    expect(countryOfNumber('+442079460958', 'US')).toBe('GB');
    expect(countryOfNumber('+44', 'US')).toBe('GB');
    expect(countryOfNumber('+1', 'CA')).toBe('CA');
    expect(countryOfNumber('', 'VN')).toBe('VN');
  });

  it('takes a number as its own country writes it, and shows it so', async () => {
    function Form() {
      const [number, setNumber] = useState('');
      return (
        <>
          <PhoneField label="Phone" value={number} onChange={setNumber} />
          <output>{number}</output>
        </>
      );
    }
    show(<Form />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'GB');
    await userEvent.type(screen.getByLabelText('Phone'), '020 7946 0958');
    expect(screen.getByText('+442079460958')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('20 7946 0958');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '+84 912 345 678');
    expect(screen.getByText('+84912345678')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('VN');
  });
});

describe('select (customer spec §9 “Select type-ahead buffer reset”)', () => {
  const options = ['California', 'New York', 'North Carolina', 'North Dakota'].map((label) => ({
    value: label,
    label,
  }));
  function Form({ onChange }: { onChange: (value: string) => void }) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <SelectField
        label="State"
        value={value}
        options={options}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }

  it('is chosen from by arrows and Enter; Escape changes nothing', async () => {
    const onChange = vi.fn();
    show(<Form onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('New York');
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  });

  it('finds by what is typed', async () => {
    const onChange = vi.fn();
    show(<Form onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('north d{Enter}');
    expect(onChange).toHaveBeenCalledWith('North Dakota');
  });
});

describe('options', () => {
  it('lets one be chosen, and none that is not available', async () => {
    const onChange = vi.fn();
    show(
      <RadioOptions
        label="Owner"
        value="a"
        onChange={onChange}
        options={[
          { value: 'a', label: 'Keeps' },
          { value: 'b', label: 'Shared' },
          { value: 'c', label: 'Waived', isDisabled: true, disabledReason: 'Not available in your state' },
        ]}
      />,
    );
    await userEvent.click(screen.getByLabelText('Shared'));
    await userEvent.click(screen.getByLabelText(/Waived/));
    expect(onChange.mock.calls).toEqual([['b']]);
    expect(screen.getByText('Not available in your state')).toBeTruthy();
  });

  it('gives the chosen ones in the order of the options', async () => {
    const onChange = vi.fn();
    show(
      <CheckboxOptions
        label="Topics"
        values={['b']}
        onChange={onChange}
        options={[
          { value: 'a', label: 'Pets' },
          { value: 'b', label: 'Art' },
        ]}
      />,
    );
    await userEvent.click(screen.getByLabelText('Pets'));
    expect(onChange).toHaveBeenCalledWith(['a', 'b']);
  });
});

describe('progress bar', () => {
  it('says its step and its words', () => {
    show(<ProgressBar step={3} label="60%" />);
    const bar = screen.getByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['3', '5']);
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 3 of 5, 60%');
  });
});

describe('fallback page (customer spec §2)', () => {
  const text = 'It looks like there was an error loading the page. Please sign out and try again or contact support.';
  it.each([
    ['just before 5 seconds', 4999, false],
    ['at 5 seconds', 5000, true],
  ])('%s', (_name, ms, isShown) => {
    vi.useFakeTimers();
    show(<FallbackPage isFetching={false} onLogOut={() => undefined} />);
    act(() => void vi.advanceTimersByTime(ms));
    expect(screen.queryByText(text) !== null).toBe(isShown);
    expect(screen.queryByRole('button', { name: 'Log out' }) !== null).toBe(isShown);
  });

  it('keeps its spinner while data is fetching', () => {
    vi.useFakeTimers();
    show(<FallbackPage isFetching onLogOut={() => undefined} />);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });
});

describe('popup', () => {
  it('asks, confirms and cancels', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    show(
      <ConfirmPopup
        isOpen
        title="Are you sure you want to log out?"
        confirmText="Log out"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Are you sure you want to log out?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('texts', () => {
  it('shows money with a true minus and a dash for none', () => {
    show(
      <>
        <p>
          <MoneyText cents={-3240000} />
        </p>
        <p>
          <MoneyText cents={null} />
        </p>
      </>,
    );
    expect(screen.getByText('−$32,400.00')).toBeTruthy();
    expect(screen.getByText('—')).toBeTruthy();
  });

  it('names a partner whose mark stands alone', () => {
    show(<PartnerMark side="B" name="Blake" />);
    expect(screen.getByText('Blake')).toBeTruthy();
  });

  it('embeds videos of YouTube alone, without cookies', () => {
    expect(embedAddress('https://www.youtube.com/watch?v=abcdefghijk')).toBe(
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
    );
    expect(embedAddress('https://evil.example/watch?v=abcdefghijk')).toBeNull();
  });
});
