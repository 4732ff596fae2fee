import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '@troth/ui/provider';
import { expect, it, vi } from 'vitest';
import { RouterLink } from './link';
import { OfflineNotice } from './offline-notice';

it('says that the browser is offline, until it no longer is', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <UiProvider link={RouterLink}>
      <OfflineNotice />
    </UiProvider>,
  );
  expect(screen.queryByText('You’re offline.')).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You’re offline.')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You’re offline.')).toBeNull();
});
