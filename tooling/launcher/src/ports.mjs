import { createServer } from 'node:net';
import { PlainFailure } from './steps.mjs';

/** What listens where; each can be moved by its variable. */
export const listeners = /** @type {const} */ ([
  { name: 'API', variable: 'API_PORT', port: 4000 },
  { name: 'customer portal', variable: 'CUSTOMER_PORT', port: 4001 },
  { name: 'attorney portal', variable: 'ATTORNEY_PORT', port: 4002 },
  { name: 'admin portal', variable: 'ADMIN_PORT', port: 4003 },
]);

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ name: string, variable: string, port: number }[]} Throws a plain failure for a port that is none.
 */
export function chosenPorts(env) {
  return listeners.map((listener) => {
    const text = env[listener.variable];
    const port = text === undefined || text === '' ? listener.port : Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new PlainFailure(`${listener.variable}=${text} is not a port. Use a whole number from 1 to 65535.`);
    }
    return { name: listener.name, variable: listener.variable, port };
  });
}

/**
 * @param {number} port
 * @returns {Promise<string | null>} The system's code when the port cannot be had, such as EADDRINUSE.
 */
export function portProblem(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (failure) => resolve(/** @type {NodeJS.ErrnoException} */ (failure).code ?? 'UNKNOWN'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}

/**
 * Refuses to go on when a port is taken, before anything is built for nothing.
 * @param {{ name: string, variable: string, port: number }[]} ports
 */
export async function requireFreePorts(ports) {
  for (const { name, variable, port } of ports) {
    const problem = await portProblem(port);
    if (problem === 'EADDRINUSE') {
      throw new PlainFailure(
        `Port ${port} on 127.0.0.1 is taken, and the ${name} needs it. Stop what uses it (perhaps another Troth), or choose another: ${variable}=${port + 100} npm start`,
      );
    }
    if (problem)
      throw new PlainFailure(
        `Port ${port} on 127.0.0.1 cannot be used for the ${name} (${problem}). Choose another with ${variable}.`,
      );
  }
}
