/** Holds the port from the first moment, so that a taken one is reported before anything is built or opened. */
import { createServer, type Server } from 'node:net';

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use: stop what uses it, or choose another one with PORT.`);
  }
}

export interface ReservedPort {
  readonly port: number;
  /** Releases the port for the server. */
  release(): Promise<void>;
}

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Early connections are closed at once, else closing would wait for them.
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => resolve(server));
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
const getErrorCode = (problem: unknown): unknown =>
  problem instanceof Error ? Reflect.get(problem, 'code') : '';

/** Browsers may try ::1 first for localhost: a server listening there would answer in our place. */
async function refuseOtherLocalhost(port: number): Promise<void> {
  try {
    await close(await listen('::1', port));
  } catch (problem) {
    if (getErrorCode(problem) === 'EADDRINUSE') throw new PortTaken(port);
  }
}

/**
 * @param port 0 takes any free one
 * @throws PortTaken
 */
export async function reservePort(host: string, port: number): Promise<ReservedPort> {
  const server = await listen(host, port).catch((problem: unknown) => {
    throw getErrorCode(problem) === 'EADDRINUSE' ? new PortTaken(port) : problem;
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  if (host === '127.0.0.1') {
    await refuseOtherLocalhost(taken).catch(async (problem: unknown) => {
      await close(server);
      throw problem;
    });
  }
  return { port: taken, release: () => close(server) };
}
