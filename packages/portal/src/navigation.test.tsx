import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FocusOnNavigation } from './navigation';

afterEach(cleanup);

const Heading = ({ children }: { children: string }) => (
  <h1 tabIndex={-1} data-page-heading="">
    {children}
  </h1>
);

let arrive = () => {};

/** A screen whose button is there at once and whose heading comes when the test says so. */
function SlowScreen() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    arrive = () => setIsHere(true);
  }, []);
  return (
    <>
      {isHere && <Heading>Documents</Heading>}
      <button type="button">Download</button>
    </>
  );
}

async function goToTheSlowScreen() {
  const router = createMemoryRouter([
    {
      element: (
        <main>
          <FocusOnNavigation />
          <Outlet />
        </main>
      ),
      children: [
        { path: '/', element: <Heading>Home</Heading> },
        { path: '/documents', element: <SlowScreen /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await act(() => router.navigate('/documents'));
}

describe('FocusOnNavigation', () => {
  it('gives the focus to the new screen’s heading when it arrives', async () => {
    await goToTheSlowScreen();
    act(() => arrive());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' })));
  });

  it('leaves the focus with whoever has gone on with the keyboard before the heading arrived', async () => {
    await goToTheSlowScreen();
    const button = screen.getByRole('button');
    button.focus();
    act(() => arrive());
    await screen.findByRole('heading', { name: 'Documents' });
    expect(document.activeElement).toBe(button);
  });
});
