/** Customers who read and write all the while, repeat what was not answered, and remember what they were told. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TrialGateway, TrialReply } from './trial-gateway.ts';

export interface Load {
  /** Everything that was answered. */
  readonly replies: TrialReply[];
  /** Writes that were acknowledged. */
  readonly acknowledged: Set<string>;
  /** Resolves when everything that was begun has been answered with yes. */
  stop(): Promise<void>;
}

const AGAIN_MS = 40;

export function startLoad(gateway: TrialGateway, name: string, readers = 4, writers = 8): Load {
  const replies: TrialReply[] = [];
  const acknowledged = new Set<string>();
  let isStopped = false;
  const read = async () => {
    while (!isStopped) {
      const answer = await gateway.look();
      replies.push(answer);
      await wait(answer.status === 200 ? 1 : AGAIN_MS);
    }
  };
  const write = async (writer: number) => {
    for (let count = 0; !isStopped; count += 1) await writeUntilDone(`${name}-${writer}-${count}`);
  };
  const writeUntilDone = async (word: string) => {
    for (;;) {
      const answer = await gateway.mark(word);
      replies.push(answer);
      if (answer.code === 'ok') break;
      await wait(AGAIN_MS);
    }
    acknowledged.add(word);
  };
  const all = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
  ];
  return {
    replies,
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(all);
    },
  };
}
