/** A network that can be lost between two programs: what is sent arrives nowhere, and nobody is told. */
import { connect, createServer, type Socket } from 'node:net';

export interface SwallowingProxy {
  readonly port: number;
  swallow(): void;
  /** For connections made from now on; the others stay as they are. */
  mend(): void;
  close(): Promise<void>;
}

export async function startSwallowingProxy(target: { host: string; port: number }): Promise<SwallowingProxy> {
  let isLost = false;
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const join = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (!lost.has(from)) to.write(piece);
    });
    from.on('close', () => {
      if (!lost.has(from)) to.destroy();
    });
  };
  const server = createServer((near) => {
    keep(near);
    if (isLost) {
      near.resume();
      return;
    }
    const far = keep(connect(target.port, target.host));
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    swallow() {
      isLost = true;
      for (const socket of sockets) lost.add(socket);
    },
    mend() {
      isLost = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
