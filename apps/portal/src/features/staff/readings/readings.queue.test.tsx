import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { setSession } from '../../../lib/session/session.ts';
import { currentToast } from '../../../ui/dialogs/toast.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import {
  button,
  confirm,
  openQueueTest,
  patient,
  readDecisions,
  writeNote,
} from '../queue/test/open-queue-test.tsx';
import { FIRST, mockReading } from './readings.mocks.ts';
import { readingsQueue } from './readings.queue.tsx';
import { states } from './readings.states.tsx';

const { draw, opened } = openQueueTest(readingsQueue, {
  first: FIRST,
  ready: states.ready,
  answer: { 'staff:meterReading': { data: ({ itemId }) => mockReading({ itemId }) } },
});

describe('the queue of readings', () => {
  it('tells what the meter is said to show, and why it is looked at', async () => {
    draw({}, null);
    expect(await screen.findByText('3 waiting, oldest 1 day', {}, patient)).toBeTruthy();
    const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '1258.9 Cu M 1 h 42 Water meter W20418837 Far above usual Photo',
      '08120 kWh 3 h 14 Gas meter G51208840 Far below usual ',
      '11934 kWh 1 day Gas meter G66120043  Photo',
    ]);
  });
});

describe('an open reading', () => {
  it('stands beside the usual use of its home and the readings before it', async () => {
    draw();
    expect(await screen.findByText('39.4 Cu M in 33 days', {}, patient)).toBeTruthy();
    expect(screen.getByText('16.7 Cu M')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Earlier readings' });
    expect(within(table).getByText('18 Oct 2026')).toBeTruthy();
    expect(within(table).getByText('1219.5')).toBeTruthy();
  });

  it('shows its photo, asked for once and drawn by us', async () => {
    const { calls } = draw();
    expect(await screen.findByRole('img', { name: 'Photo' }, patient)).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'staffReadingPhoto')).toEqual([
      { name: 'staffReadingPhoto', input: { itemId: FIRST } },
    ]);
  });

  it('can be decided by nobody whose account it is, nor after its window', async () => {
    draw({ 'staff:meterReading': { data: mockReading({ isOwn: true }) } });
    expect(
      await screen.findByText('You cannot decide on a reading of your own account.', {}, patient),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    leaveState();
    draw({
      'staff:meterReading': {
        data: mockReading({ window: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-19T15:00:00.000Z' } }),
      },
    });
    expect(await screen.findByText(/The window is closed/, {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('a note that was begun', () => {
  /** The queue, and a tab of another one. */
  function Desk() {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          Other queue
        </button>
        {isHere && <QueuePage kind={readingsQueue} itemId={FIRST} onOpen={opened} />}
      </>
    );
  }
  const answers = {
    ...states.ready.answers,
    'staff:meterReading': { data: mockReading() },
    'staff:decide': { data: { status: 'setAside' } },
  } as const;
  const findNote = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }, patient);
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  it('stands again after a look at another queue, until it is sent', async () => {
    renderState({ ...states.ready, answers, render: () => <Desk /> });
    await findNote();
    writeNote('The photo shows 1238.9.');
    await press('Other queue');
    await press('Other queue');
    expect((await findNote()).value).toBe('The photo shows 1238.9.');
    fireEvent.click(await button('Set aside'));
    await confirm('Set aside');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await press('Other queue');
    await press('Other queue');
    expect((await findNote()).value).toBe('');
  });

  it('is asked about before a reload loses it', async () => {
    setSession({
      subject: 'staff',
      email: 'staff@example.com',
      emailVerified: true,
      name: null,
      isInternal: true,
    });
    renderState({ ...states.ready, answers, render: () => <Desk /> });
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await findNote();
    expect(isAsked()).toBe(false);
    writeNote('The photo shows 1238.9.');
    expect(isAsked()).toBe(true);
    setSession(null);
  });
});

describe('a decision', () => {
  const accepted = { 'staff:decide': { data: { status: 'accepted' } } } as const;

  it('accepts the reading after one more question, and goes on to the next', async () => {
    const { calls } = draw(accepted);
    fireEvent.click(await button('Accept'));
    expect(readDecisions(calls)).toEqual([]);
    await confirm('Accept');
    await waitFor(() =>
      expect(readDecisions(calls)).toEqual([{ queue: 'meterReadings', itemId: FIRST, decision: 'accept' }]),
    );
    await waitFor(() => expect(opened).toHaveBeenCalledWith('MR-1004'));
    expect(currentToast()?.text).toBe('The reading 1258.9 has been accepted.');
  });

  it('sets it aside with a note to the customer, and asks for one', async () => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'setAside' } } });
    fireEvent.click(await button('Set aside'));
    expect(await screen.findByText('Please write a note to the customer.')).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    writeNote(' The photo shows 1238.9. ');
    fireEvent.click(await button('Set aside'));
    await confirm('Set aside');
    await waitFor(() =>
      expect(readDecisions(calls)).toEqual([
        { queue: 'meterReadings', itemId: FIRST, decision: 'setAside', note: 'The photo shows 1238.9.' },
      ]),
    );
  });

  it('says that it comes too late, and shows the reading as it is now', async () => {
    const { calls } = draw({ 'staff:decide': { error: 'SK_STAFF_1012' } });
    fireEvent.click(await button('Accept'));
    await confirm('Accept');
    expect(
      await screen.findByText('The customer has changed the reading or its photo since.', {}, patient),
    ).toBeTruthy();
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'staff:meterReading').length).toBeGreaterThan(1),
    );
  });
});
