import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { nodeVersionProblem } from './house.mjs';
import { chosenPorts, portProblem, requireFreePorts } from './ports.mjs';

describe('the Node that Troth needs', () => {
  it.each([
    ['20.18.9', false],
    ['20.19.0', true],
    ['20.19.1', true],
    ['22.0.0', true],
    ['18.20.4', false],
  ])('%s is fine: %s', (version, isFine) => {
    expect(nodeVersionProblem(version) === null).toBe(isFine);
  });
});

describe('ports', () => {
  it('are 4000 to 4003, and each can be moved', () => {
    expect(chosenPorts({}).map(({ port }) => port)).toEqual([4000, 4001, 4002, 4003]);
    expect(chosenPorts({ ADMIN_PORT: '5000', API_PORT: '' }).map(({ port }) => port)).toEqual([4000, 4001, 4002, 5000]);
  });

  it.each(['0', '65536', '4000.5', 'http'])('refuses %s', (text) => {
    expect(() => chosenPorts({ API_PORT: text })).toThrow(`API_PORT=${text} is not a port`);
  });

  it('names the port that is taken, what needs it and how to choose another', async () => {
    const taken = createServer();
    await new Promise((resolve) => taken.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      expect(await portProblem(port)).toBe('EADDRINUSE');
      await expect(requireFreePorts([{ name: 'API', variable: 'API_PORT', port }])).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is taken, and the API needs it.`,
      );
    } finally {
      taken.close();
    }
  });
});
