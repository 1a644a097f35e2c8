import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SummaryPanel } from './summary-panel.tsx';
import { useWizardDraft } from './use-wizard-draft.ts';
import { useWizardPlace } from './use-wizard-place.ts';
import { type StepMoves, Wizard, type WizardStep } from './wizard.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const schema = z.object({ date: z.optional(z.string()) });
type Move = z.output<typeof schema>;

function MovePage({ hasMeter }: { hasMeter: boolean }) {
  const { data, change } = useWizardDraft({ flow: 'move', schema, empty: {} });
  const drawStep = (title: string, { onNext, onBack, onChange }: StepMoves) => (
    <>
      <h1>{title}</h1>
      {onBack && (
        <button type="button" onClick={onBack}>
          Back
        </button>
      )}
      <button type="button" onClick={() => change({ date: '2026-12-03' })}>
        Choose 3 Dec
      </button>
      <button type="button" onClick={onNext}>
        Continue
      </button>
      <SummaryPanel
        title="Your move"
        heading="Blk 9 Jalan Rajah"
        rows={[{ label: 'Transfer date', value: data.date ?? null, onChange: () => onChange('date') }]}
      />
    </>
  );
  const steps: readonly WizardStep<Move>[] = [
    {
      segment: 'date',
      name: 'Transfer date',
      title: 'When do you move?',
      isComplete: ({ date }) => date !== undefined,
      content: (_, moves) => drawStep('When do you move?', moves),
    },
    ...(hasMeter
      ? [
          {
            segment: 'meter',
            name: 'Meter',
            title: 'What does the meter show?',
            isComplete: () => true,
            content: (_: Move, moves: StepMoves) => drawStep('What does the meter show?', moves),
          },
        ]
      : []),
    {
      segment: 'review',
      name: 'Review',
      title: 'Check your request',
      isComplete: () => false,
      content: (_, moves) => drawStep('Check your request', moves),
    },
  ];
  return (
    <Wizard
      steps={steps}
      data={data}
      outcome={null}
      place={useWizardPlace('/move')}
      isReached={() => false}
      keepsDraft
      crumbs={null}
      waiting={null}
    />
  );
}

async function open(address: string, hasMeter = false) {
  const root = createRootRoute();
  const flow = createRoute({
    getParentRoute: () => root,
    path: '/move',
    component: () => <MovePage hasMeter={hasMeter} />,
  });
  const review = createRoute({ getParentRoute: () => flow, path: '/review' });
  const memory = createMemoryHistory({ initialEntries: [address] });
  const meter = createRoute({ getParentRoute: () => flow, path: '/meter' });
  const routeTree = root.addChildren([flow.addChildren([review, meter])]);
  const router = createRouter({ routeTree, history: memory });
  await router.load();
  render(<RouterProvider router={router} />);
  return memory;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const showsStep = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.title).toBe(`${title} | Services Portal`));
  return heading;
};

describe('a flow of steps', () => {
  it('gives each step its address, its title and the focus', async () => {
    const memory = await open('/move?mode=web');
    await showsStep('When do you move?');
    press('Choose 3 Dec');
    press('Continue');
    const heading = await showsStep('Check your request');
    expect(document.activeElement).toBe(heading);
    expect([memory.location.href, memory.length]).toEqual(['/move/review?mode=web', 2]);
    expect(screen.getByText('Review', { selector: '[aria-current="step"] *' })).toBeTruthy();
    memory.back();
    await showsStep('When do you move?');
    memory.forward();
    await showsStep('Check your request');
    press('Back');
    await showsStep('When do you move?');
    expect([memory.location.href, memory.length]).toEqual(['/move?mode=web', 2]);
  });

  it('leads from a review to the step of a row, and from there straight back', async () => {
    const memory = await open('/move', true);
    await showsStep('When do you move?');
    press('Choose 3 Dec');
    press('Continue');
    await showsStep('What does the meter show?');
    press('Continue');
    await showsStep('Check your request');
    press('Change: Transfer date');
    await showsStep('When do you move?');
    press('Continue');
    await showsStep('Check your request');
    expect(memory.location.pathname).toBe('/move/review');
  });

  it('resumes after a reload where it was left, and says that it keeps what was entered', async () => {
    await open('/move');
    await showsStep('When do you move?');
    press('Choose 3 Dec');
    cleanup();
    await open('/move');
    await showsStep('Check your request');
    expect(screen.getByText('What you enter is kept until you log out or close this tab.')).toBeTruthy();
  });

  it('promises nothing on a kiosk', async () => {
    sessionStorage.setItem('mode', 'kiosk');
    await open('/move');
    await showsStep('When do you move?');
    expect(screen.queryByText(/is kept until/)).toBeNull();
  });

  it('does not lead on from a step that lacks what the next one needs', async () => {
    const memory = await open('/move');
    await showsStep('When do you move?');
    press('Continue');
    await waitFor(() => expect(memory.location.pathname).toBe('/move'));
    await showsStep('When do you move?');
  });

  it('leads from a step that is entered too early to the first unfinished one', async () => {
    const memory = await open('/move/review');
    await showsStep('When do you move?');
    await waitFor(() => expect([memory.location.pathname, memory.length]).toEqual(['/move', 1]));
  });
});
