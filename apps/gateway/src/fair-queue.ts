/** Heavy work in turns: a few at once, of each person one at a time, and who asks for much waits for their own. */
import { Refusal } from './wire/calls/refusal.ts';

type Owner = number | string;

export interface FairQueue {
  /** How many people have something here. */
  readonly owners: number;
  /**
   * @param owner who asks for it; waits for one work of each other owner at most
   * @param isOver nobody waits for it any more: what has not begun leaves the queue, and others take its place
   * @throws Refusal SK_BUSY_1001 when too much is here already, of all or of this owner; SK_TIMEOUT_1001 when it is over
   *   before its turn
   */
  inTurn<T>(owner: Owner, work: () => Promise<T>, isOver?: AbortSignal): Promise<T>;
}

/** Waiting and under way together. */
interface QueueSizes {
  readonly most: number;
  readonly mostOfOne: number;
  readonly atOnce?: number;
}

/** Work of one owner. */
interface Line {
  readonly waiting: Set<() => void>;
  isWorking: boolean;
}

const countOf = ({ waiting, isWorking }: Line): number => waiting.size + Number(isWorking);

export function fairQueue({ most, mostOfOne, atOnce = 1 }: QueueSizes): FairQueue {
  /** In the order of their turns; none is empty. */
  const lines = new Map<Owner, Line>();
  let taken = 0;
  let working = 0;

  function join(owner: Owner, line: Line, isOver: AbortSignal | undefined): Promise<void> {
    lines.set(owner, line);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        line.waiting.delete(begin);
        if (countOf(line) === 0) lines.delete(owner);
        reject(new Refusal('SK_TIMEOUT_1001'));
      };
      const begin = () => {
        isOver?.removeEventListener('abort', giveUp);
        resolve();
      };
      isOver?.addEventListener('abort', giveUp);
      line.waiting.add(begin);
    });
  }

  function callNext(): void {
    for (const line of lines.values()) {
      if (working >= atOnce) return;
      const [begin] = line.waiting;
      if (line.isWorking || begin === undefined) continue;
      line.waiting.delete(begin);
      line.isWorking = true;
      working += 1;
      begin();
    }
  }

  /** Others who came meanwhile are before the owner's next work. */
  function endTurn(owner: Owner, line: Line): void {
    working -= 1;
    line.isWorking = false;
    lines.delete(owner);
    if (countOf(line) > 0) lines.set(owner, line);
  }

  return {
    get owners() {
      return lines.size;
    },
    async inTurn(owner, work, isOver) {
      const line = lines.get(owner) ?? { waiting: new Set(), isWorking: false };
      if (taken >= most || countOf(line) >= mostOfOne) throw new Refusal('SK_BUSY_1001');
      if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
      taken += 1;
      try {
        const turn = join(owner, line, isOver);
        callNext();
        await turn;
        try {
          // Over in the very moment of its turn.
          if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
          return await work();
        } finally {
          endTurn(owner, line);
        }
      } finally {
        taken -= 1;
        callNext();
      }
    },
  };
}
