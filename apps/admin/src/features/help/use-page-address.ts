import { useSearchParams } from 'react-router';

/** The page of a list that is counted through, kept in the address. */
export function usePageAddress(size: number) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const goTo = (to: number) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      if (to === 1) next.delete('page');
      else next.set('page', String(to));
      return next;
    });
  return {
    page,
    /** For the pager, by how many rows the page has and how many there are in all. */
    stepsOf: (rows: number, total: number) => {
      const from = rows === 0 ? 0 : (page - 1) * size + 1;
      const to = rows === 0 ? 0 : from + rows - 1;
      return {
        from,
        to,
        total,
        ...(to < total && rows > 0 && { onNext: () => goTo(page + 1) }),
        ...(page > 1 && { onPrevious: () => goTo(page - 1) }),
      };
    },
  };
}
