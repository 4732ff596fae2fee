import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createQueryClient } from '@troth/portal/query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useCartOrder } from './use-cart-order';

const queryClient = createQueryClient();
const page = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

it('orders once while the next screen is awaited, and again for whoever came back before it was drawn', async () => {
  const put = vi.fn((_userId: string, _order: { productId: string }, _key: string) => Promise.resolve());
  const { result } = renderHook(() => useCartOrder('user', put), { wrapper: page });
  result.current.order({ productId: 'notary' });
  result.current.order({ productId: 'notary' });
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  result.current.order({ productId: 'notary' });
  expect(put).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new PopStateEvent('popstate'));
  result.current.order({ productId: 'notary' });
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
});
