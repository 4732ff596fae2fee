const listeners = new Set<() => void>();
let isRaised = false;

function change(to: boolean): void {
  isRaised = to;
  for (const listener of listeners) listener();
}

/** Whether the API asked for a second factor: raised by any call, lowered once the person gave one. */
export const secondFactorNeeded = {
  isOn: (): boolean => isRaised,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  raise: () => change(true),
  lower: () => change(false),
};

async function asksForSecondFactor(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (
    typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'SECOND_FACTOR_REQUIRED'
  );
}

/** A fetch that notices when the API asks for a second factor. The call itself still fails, like any refused call. */
export const noticingSecondFactor =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (await asksForSecondFactor(response)) secondFactorNeeded.raise();
    return response;
  };
