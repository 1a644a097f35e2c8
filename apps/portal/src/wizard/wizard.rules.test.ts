import { describe, expect, it } from 'vitest';
import { resolveStep, type StepRule } from './wizard.rules.ts';

interface Move {
  readonly date: string | null;
  readonly meter: string | null;
  readonly isSent?: boolean;
}
const steps: readonly StepRule<Move>[] = [
  { segment: 'date', isLocked: ({ isSent }) => isSent === true, isComplete: ({ date }) => date !== null },
  { segment: 'meter', isComplete: ({ meter }) => meter !== null },
  { segment: 'review', isComplete: () => false },
];
const nothing: Move = { date: null, meter: null };
const dated: Move = { date: '2026-12-03', meter: null };
const complete: Move = { date: '2026-12-03', meter: '7.41' };
const resolve = (data: Move, segment: string, isRevisit = false) =>
  resolveStep(steps, data, { segment, isRevisit });

describe('the step of an address', () => {
  it.each([
    ['the flow’s own address starts at the first step', nothing, '', 0],
    ['a later step that is entered too early leads to the first unfinished one', nothing, 'review', 0],
    ['the flow’s own address resumes at the first unfinished step', dated, '', 1],
    ['a deep link to a complete flow opens its last step', complete, 'review', 2],
    ['a deep link to a step before the unfinished one opens that step', complete, 'meter', 1],
    ['an unknown segment leads to the first unfinished step', dated, 'nonsense', 1],
    ['the segment of the first step is no second address of it', complete, 'date', 2],
  ])('%s', (_, data, segment, index) => {
    expect(resolve(data, segment).index).toBe(index);
  });

  it('shows the first step again on an entry of the history that has shown it', () => {
    expect(resolve(complete, '', true)).toEqual({ index: 0, segment: '', previous: null, next: 'meter' });
  });

  it('names the steps before and after it', () => {
    expect(resolve(dated, 'meter')).toEqual({ index: 1, segment: 'meter', previous: '', next: 'review' });
    expect(resolve(complete, 'review').next).toBeNull();
  });

  it('passes over a locked step: the next one has the flow’s own address and no way back', () => {
    const sent = { ...dated, isSent: true };
    for (const segment of ['', 'date', 'meter'])
      expect(resolve(sent, segment)).toEqual({ index: 1, segment: '', previous: null, next: 'review' });
  });

  it('stays at the last step when every step is complete', () => {
    const closed = steps.map((step) => ({ ...step, isComplete: () => true }));
    expect(resolveStep(closed, complete, { segment: '', isRevisit: false }).index).toBe(2);
  });
});
