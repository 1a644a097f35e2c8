/** Rules of a flow of steps: which step an address shows, by the data that the flow holds. Knows no router and no screen. */

export interface StepRule<Data> {
  /** Last part of the step's address. */
  readonly segment: string;
  /** The step may not be entered (any more). */
  isLocked?(data: Data): boolean;
  /** Holds all that the next step needs. */
  isComplete(data: Data): boolean;
}

export interface StepAddress {
  /** Below the flow's own address; '': the flow's own. */
  readonly segment: string;
  /** The step was shown on this entry of the history: it shows again, also when it is complete by now. */
  readonly isRevisit: boolean;
}

export interface StepView {
  /** In the list of all steps. */
  readonly index: number;
  /** Where this step stands; the first step that may be entered has the flow's own address. */
  readonly segment: string;
  /** Null: the step has none before it that may be entered. */
  readonly previous: string | null;
  /** Null: the last step. */
  readonly next: string | null;
}

/**
 * A step that is entered too early leads to the first unfinished one. The flow's own address resumes there as well,
 * unless its entry of the history has shown the first step before.
 */
export function resolveStep<Data>(
  steps: readonly StepRule<Data>[],
  data: Data,
  { segment, isRevisit }: StepAddress,
): StepView {
  const open = steps.filter((step) => !step.isLocked?.(data));
  const segments = open.map((step, at) => (at === 0 ? '' : step.segment));
  const unfinished = open.findIndex((step) => !step.isComplete(data));
  const last = unfinished < 0 ? open.length - 1 : unfinished;
  const wanted = segments.indexOf(segment);
  const mayStay = wanted >= 0 && wanted <= last && (segment !== '' || isRevisit);
  const at = mayStay ? wanted : last;
  return {
    index: steps.findIndex(({ segment: own }) => own === open[at]?.segment),
    segment: segments[at] ?? '',
    previous: segments[at - 1] ?? null,
    next: segments[at + 1] ?? null,
  };
}
