/**
 * Look-ups that requests at the same time share, so that a flood of them costs one at a time. One begins after the requests
 * that it serves: a look-up that was under way already may not know what was done before them. Nothing is kept.
 */

interface LookUps<Answer> {
  readonly current: Promise<Answer>;
  next: Promise<Answer> | null;
}

/** @param keyOf equal for what has the same answer */
export function shareLookUps<Asked, Answer>(
  keyOf: (asked: Asked) => string,
  lookUp: (asked: Asked) => Promise<Answer>,
): (asked: Asked) => Promise<Answer> {
  const underWay = new Map<string, LookUps<Answer>>();
  function begin(key: string, asked: Asked): Promise<Answer> {
    const current = lookUp(asked).finally(() => {
      if (lookUps.next === null) underWay.delete(key);
    });
    const lookUps: LookUps<Answer> = { current, next: null };
    underWay.set(key, lookUps);
    return current;
  }
  return (asked) => {
    const key = keyOf(asked);
    const lookUps = underWay.get(key);
    if (lookUps === undefined) return begin(key, asked);
    const beginNext = () => begin(key, asked);
    lookUps.next ??= lookUps.current.then(beginNext, beginNext);
    return lookUps.next;
  };
}
