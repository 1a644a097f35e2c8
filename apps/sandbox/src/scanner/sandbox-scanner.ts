/**
 * A scanner of its own behind a port of this computer, speaking clamd's protocol: PING, and INSTREAM with the file
 * in pieces. It knows one kind of malware, the string that the industry agreed on for tests (EICAR).
 */
import { createServer, type Socket } from 'node:net';
import { Conversation } from './conversation.ts';

export interface SandboxScanner {
  /** As SCAN_URL has it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Long enough: the portal sends a few megabytes on one machine. */
const IDLE_MS = 30_000;

export async function startSandboxScanner(port = 0): Promise<SandboxScanner> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const conversation = new Conversation();
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    // A client that hangs up has its answer.
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      const answer = conversation.hear(part);
      if (answer !== null) socket.end(answer);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the scanner is not listening on a port');
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
