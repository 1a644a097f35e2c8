import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

test('one file of a person waits for one of each other person, however many they send', async () => {
  const { inTurn } = fairQueue({ most: 8, mostOfOne: 8 });
  const done: string[] = [];
  let busy = 0;
  const look = (what: string) => async () => {
    busy += 1;
    expect(busy).toBe(1);
    await turn();
    busy -= 1;
    done.push(what);
    if (what === 'a2') throw new RangeError(what);
  };
  const files = [1, 2, 3, 4].map((n) => inTurn(1, look(`a${n}`)).catch(() => undefined));
  await Promise.all([...files, inTurn(2, look('b1')), inTurn(3, look('c1'))]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  await inTurn(1, look('later'));
  expect(done.at(-1)).toBe('later');
});

test('the queue refuses more than its limit', async () => {
  const { inTurn } = fairQueue({ most: 2, mostOfOne: 2 });
  const both = [inTurn(1, turn), inTurn(2, turn)];
  await expect(inTurn(3, turn)).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  await Promise.all(both);
  await inTurn(3, turn);
});

test('one person fills her own places and not the queue', async () => {
  const queue = fairQueue({ most: 10, mostOfOne: 3 });
  const files = [1, 2, 3].map(() => queue.inTurn('a', turn));
  await expect(queue.inTurn('a', turn)).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  await queue.inTurn('b', turn);
  await Promise.all(files);
  await queue.inTurn('a', turn);
  expect(queue.owners).toBe(0);
});

test('two work at once, and never for the same person', async () => {
  const { inTurn } = fairQueue({ most: 10, mostOfOne: 3, atOnce: 2 });
  const busy: string[] = [];
  const seen: string[][] = [];
  const work = (owner: string) => async () => {
    busy.push(owner);
    seen.push(busy.toSorted());
    await turn();
    await turn();
    busy.splice(busy.indexOf(owner), 1);
  };
  await Promise.all(['a', 'a', 'a', 'b', 'c'].map((owner) => inTurn(owner, work(owner))));
  expect(seen.filter((now) => now.length > 2 || new Set(now).size < now.length)).toEqual([]);
  expect(seen.filter((now) => now.length === 2).length).toBeGreaterThan(1);
});

test('work that nobody waits for any more leaves its place to others and never begins', async () => {
  const { inTurn } = fairQueue({ most: 3, mostOfOne: 3 });
  const { promise: first, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  const note = (what: string) => async () => {
    done.push(what);
  };
  const running = inTurn('a', () => first);
  const leaving = new AbortController();
  const left = [inTurn('a', note('a2'), leaving.signal), inTurn('b', note('b1'), leaving.signal)];
  const refused = Promise.all(
    left.map((each) => expect(each).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' })),
  );
  await expect(inTurn('c', note('c1'))).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  leaving.abort();
  await refused;
  const others = [inTurn('c', note('c1')), inTurn('a', note('a3'))];
  await expect(inTurn('d', note('d1'))).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  await expect(inTurn('e', note('e1'), AbortSignal.abort())).rejects.toMatchObject({ code: 'SK_BUSY_1001' });
  end();
  await Promise.all([running, ...others]);
  expect(done).toEqual(['c1', 'a3']);
  await expect(inTurn('e', note('e1'), AbortSignal.abort())).rejects.toMatchObject({
    code: 'SK_TIMEOUT_1001',
  });
});

test('work that is over in the moment of its turn does not begin, and the next does', async () => {
  const { inTurn } = fairQueue({ most: 1, mostOfOne: 1 });
  const leaving = new AbortController();
  const began: string[] = [];
  const first = inTurn('a', async () => began.push('a'), leaving.signal);
  leaving.abort();
  await expect(first).rejects.toMatchObject({ code: 'SK_TIMEOUT_1001' });
  await inTurn('b', async () => began.push('b'));
  expect(began).toEqual(['b']);
});

type State = 'waiting' | 'under way' | 'over' | 'failed' | 'refused' | 'left';

interface Job {
  readonly owner: number;
  readonly work: PromiseWithResolvers<void>;
  readonly leaving: AbortController;
  /** Owners with work under way when it came, and owners whose work began while its own owner had none under way. */
  readonly before: number[];
  state: State;
}

const step = fc.record({
  what: fc.constantFrom('send', 'send', 'end', 'fail', 'leave'),
  which: fc.nat(11),
});
const ownersOf = (jobs: readonly Job[]) => new Set(jobs.map(({ owner }) => owner));
const countIn = (owners: readonly number[], owner: number) => owners.filter((each) => each === owner).length;

test('people send, leave and fail as they like: the queue stays fair and bounded, is never idle, and forgets them', async () => {
  const sizes = { most: 6, mostOfOne: 3 };
  const run = async (atOnce: number, steps: readonly { readonly what: string; readonly which: number }[]) => {
    const queue = fairQueue({ ...sizes, atOnce });
    const jobs: Job[] = [];
    const inState = (...states: State[]) => jobs.filter(({ state }) => states.includes(state));

    function send(owner: number): Job {
      const before = inState('under way').map((job) => job.owner);
      const work = Promise.withResolvers<void>();
      const job: Job = { owner, work, leaving: new AbortController(), before, state: 'waiting' };
      jobs.push(job);
      const begin = () => {
        expect(job.state).toBe('waiting');
        job.state = 'under way';
        const busy = ownersOf(inState('under way'));
        for (const other of inState('waiting'))
          if (other.owner === owner || !busy.has(other.owner)) other.before.push(owner);
        return work.promise;
      };
      const ends = { SK_BUSY_1001: 'refused', SK_TIMEOUT_1001: 'left', failed: 'failed' } as const;
      queue.inTurn(owner, begin, job.leaving.signal).then(
        () => {
          job.state = 'over';
        },
        ({ code }: { code: keyof typeof ends }) => {
          job.state = ends[code];
        },
      );
      return job;
    }

    /** @returns the job and the state that it must be in afterwards */
    function take({ what, which }: (typeof steps)[number]): readonly [Job | undefined, State] {
      if (what === 'send') {
        const here = inState('waiting', 'under way');
        const own = here.filter(({ owner }) => owner === which % 4);
        const isFull = here.length === sizes.most || own.length === sizes.mostOfOne;
        const isNext = own.length === 0 && inState('under way').length < atOnce;
        return [send(which % 4), isFull ? 'refused' : isNext ? 'under way' : 'waiting'];
      }
      const some = inState(what === 'leave' ? 'waiting' : 'under way');
      const job = some[which % some.length];
      if (what === 'leave') job?.leaving.abort();
      else if (what === 'end') job?.work.resolve();
      else job?.work.reject({ code: 'failed' });
      return [job, what === 'leave' ? 'left' : what === 'end' ? 'over' : 'failed'];
    }

    for (const each of steps) {
      const [job, state] = take(each);
      await turn();
      if (job) expect(job.state).toBe(state);
      const owners = ownersOf(inState('waiting', 'under way'));
      const working = inState('under way');
      expect(queue.owners).toBe(owners.size);
      expect([working.length, ownersOf(working).size]).toEqual([
        Math.min(atOnce, owners.size),
        working.length,
      ]);
    }
    for (; inState('under way').length > 0; await turn()) inState('under way')[0]?.work.resolve();
    expect([inState('waiting').length, queue.owners]).toEqual([0, 0]);
    // One of each other before its turn, and before each of its owner's own. Nobody can be kept waiting by what begins
    // beside long work of his own.
    for (const { owner, before } of jobs)
      for (const other of before.filter((each) => each !== owner))
        expect(countIn(before, other)).toBeLessThanOrEqual(1 + countIn(before, owner));
  };
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 60 }), run), {
    numRuns: 1_000,
  });
});
