/**
 * A flow of steps as data: step bar, page title, an address for each step, focus on the heading of each, and the way
 * between them. The flow's data decide which step may show, so that a reload stays where it was.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { currentMode } from '../lib/modes.ts';
import { usePageTitle } from '../ui/navigation/page-title.ts';
import { StepBar } from '../ui/navigation/step-bar.tsx';
import { copy } from './copy.ts';
import type { WizardPlace } from './use-wizard-place.ts';
import { resolveStep, type StepRule } from './wizard.rules.ts';

export interface WizardStep<Data> extends StepRule<Data> {
  /** In the step bar. */
  readonly name: string;
  /** Of the page. */
  readonly title: string;
  content(data: Data, moves: StepMoves): ReactNode;
}

export interface StepMoves {
  onNext(): void;
  /** Null: no step before this one may be entered. */
  readonly onBack: (() => void) | null;
  /** From a review to an earlier step, whose `onNext` then leads straight back to the last one. */
  onChange(segment: string): void;
}

interface WizardProps<Data> {
  readonly steps: readonly WizardStep<Data>[];
  /** Undefined: the data have not come. */
  readonly data: Data | undefined;
  /** Takes the place of the steps once nothing is left to do. */
  readonly outcome: { readonly title: string; readonly content: ReactNode } | null;
  readonly place: WizardPlace;
  /** Whether another page of the portal led here: then the first step's heading takes the focus too. */
  isReached(): boolean;
  /** The data are a draft of `useWizardDraft`: says so below each step, but on a kiosk, which keeps none. */
  readonly keepsDraft?: boolean;
  /** Above the step bar. */
  readonly crumbs: ReactNode;
  /** In place of the step until the data have come. */
  readonly waiting: ReactNode;
}

export function Wizard<Data>({ steps, data, outcome, place, isReached, ...around }: WizardProps<Data>) {
  const view =
    data === undefined || outcome
      ? null
      : resolveStep(steps, data, { segment: place.segment, isRevisit: place.mark !== null });
  const step = view && steps[view.index];
  usePageTitle((outcome ?? step ?? steps[0])?.title);
  const frame = useHeadingFocus((outcome ?? step)?.title ?? null, isReached);

  const [isChange, setChange] = useState(false);
  const settled = outcome ? '' : view?.segment;
  const isPlaced = settled === place.segment && (outcome !== null || place.mark !== null);
  const { replace } = place;
  useEffect(() => {
    if (settled !== undefined && !isPlaced) replace(settled);
  }, [settled, isPlaced, replace]);

  if (outcome) return <div ref={frame}>{outcome.content}</div>;
  const { previous = null, next = null } = view ?? {};
  const last = steps.at(-1)?.segment ?? '';
  const moves: StepMoves = {
    onNext() {
      if (next !== null) place.push(isChange ? last : next);
      setChange(false);
    },
    onChange(segment) {
      setChange(true);
      place.push(segment === steps[0]?.segment ? '' : segment);
    },
    onBack: previous === null ? null : () => (place.mark === 'followed' ? place.pop() : replace(previous)),
  };
  return (
    <div ref={frame}>
      {around.crumbs}
      <StepBar steps={steps.map(({ name }) => name)} current={view ? view.index + 1 : 0} />
      {step && data !== undefined ? step.content(data, moves) : around.waiting}
      {around.keepsDraft && currentMode() !== 'kiosk' && <p className="note above-20">{copy.draftKept}</p>}
    </div>
  );
}

/** Another step is another page: screen reader and keyboard start at its heading. */
function useHeadingFocus(shown: string | null, isReached: () => boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null || last.current === shown) return;
    const isNew = last.current === null ? isReached() && isFocusFree() : true;
    last.current = shown;
    const heading = frame.current?.querySelector('h1');
    if (!isNew || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown, isReached]);
  return frame;
}

/** The heading that stood while the page waited is gone, and nothing has taken the focus since. */
function isFocusFree(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.localName === 'main';
}
