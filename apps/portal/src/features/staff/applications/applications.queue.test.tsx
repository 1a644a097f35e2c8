import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToast } from '../../../ui/dialogs/toast.ts';
import { button, confirm, openQueueTest, patient, readDecisions } from '../queue/test/open-queue-test.tsx';
import type { Application } from './application.ts';
import { emptyQueue, mockApplication, mockQueue } from './applications.mocks.ts';
import { applicationsQueue } from './applications.queue.tsx';
import { states } from './applications.states.tsx';

const byPhoto: Partial<Application> = {
  document: { name: 'form.png', type: 'image/png', bytes: 412_000, pages: null, documentNo: 1 },
};

/** The page with an application whose form is a photograph, which needs no library to be drawn. */
const { draw, opened } = openQueueTest(applicationsQueue, {
  first: 'LC-2611-0418',
  ready: states.picture,
  answer: { 'staff:linkApplication': { data: ({ itemId }) => mockApplication({ ...byPhoto, itemId }) } },
});

const tickAll = async () => {
  for (const box of await screen.findAllByRole('checkbox', {}, patient)) fireEvent.click(box);
};
describe('the queue', () => {
  it('tells how many wait, since when, what differs and what came again', async () => {
    draw({}, null);
    expect(await screen.findByText('7 waiting, oldest 1 day', {}, patient)).toBeTruthy();
    const [first, , , , fifth] = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('Sin Ming Baking Supplies Pte Ltd 12 min 201900042H  1 differs');
    expect(fifth?.textContent).toContain('2nd document');
  });

  it('opens nothing by itself: that somebody opens an application is recorded', async () => {
    const { calls } = draw({}, null);
    await screen.findByText('7 waiting, oldest 1 day', {}, patient);
    expect(calls.map(({ name }) => name)).not.toContain('staff:linkApplication');
    fireEvent.click(await button(/Kallang Print Works/));
    expect(opened).toHaveBeenCalledWith('LC-2611-0417');
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'staff:linkApplication')).toEqual([
        { name: 'staff:linkApplication', input: { itemId: 'LC-2611-0417' } },
      ]),
    );
  });

  it('is searched once typing has stopped, from the first page', async () => {
    const { calls } = draw(
      { 'staff:queue': { data: ({ search }) => (search ? emptyQueue : mockQueue()) } },
      null,
    );
    fireEvent.click(await button('Earlier decisions'));
    const field = screen.getByRole('textbox', { name: 'Company, UEN or account' });
    fireEvent.change(field, { target: { value: 'Bed' } });
    fireEvent.change(field, { target: { value: ' Bedokk ' } });
    expect(await screen.findByText(/No application matches 'Bedokk'/, {}, patient)).toBeTruthy();
    const inputs = calls.filter(({ name }) => name === 'staff:queue').map(({ input }) => input);
    expect(inputs.filter((input) => JSON.stringify(input).includes('search'))).toEqual([
      { name: 'linkApplications', page: 1, search: 'Bedokk' },
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement);
    expect(await button(/Kallang Print Works/)).toBeTruthy();
  });

  it.each(['0 matches', '1 match', '2 matches'])('says of a search: %s', async (words) => {
    const waitingCount = Number.parseInt(words, 10);
    draw({ 'staff:queue': { data: ({ search }) => mockQueue(search ? { waitingCount } : {}) } }, null);
    await button(/Kallang Print Works/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Company, UEN or account' }), {
      target: { value: 'Bed' },
    });
    expect(await screen.findByText(`${words} waiting`, {}, patient)).toBeTruthy();
  });

  it('is not called empty by a search that finds only what was decided', async () => {
    const decidedOnly = mockQueue({ waiting: [], waitingCount: 0, oldestAt: null });
    draw({ 'staff:queue': { data: ({ search }) => (search ? decidedOnly : mockQueue()) } }, null);
    await button(/Kallang Print Works/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Company, UEN or account' }), {
      target: { value: 'Bedok' },
    });
    expect(await screen.findByText(/No waiting application matches 'Bedok'\./, {}, patient)).toBeTruthy();
    expect(screen.queryByText(/Nothing is waiting/)).toBeNull();
    expect(screen.getByRole('button', { name: /Bedok Fishery/ })).toBeTruthy();
  });

  it('shows what was decided today a page at a time', async () => {
    const { calls } = draw({}, null);
    const pages = await screen.findByRole('navigation', { name: 'Pages' }, patient);
    expect(pages.textContent).toBe('Showing 1 - 3 out of 19');
    expect((await button('Later decisions')).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Earlier decisions' }));
    await waitFor(() =>
      expect(calls).toContainEqual({ name: 'staff:queue', input: { name: 'linkApplications', page: 2 } }),
    );
    await waitFor(() => expect(pages.textContent).toBe('Showing 4 - 6 out of 19'));
  });

  it('the queue that cannot be had is asked for again', async () => {
    draw(
      {
        'staff:queue': (count) => (count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockQueue() }),
      },
      null,
    );
    fireEvent.click(await button('Try Again'));
    expect(await button(/Kallang Print Works/)).toBeTruthy();
  });
});

describe('a decision', () => {
  it('approving waits for three ticks, and says so', async () => {
    const { calls } = draw();
    const approve = await button('Approve');
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Tick all three to approve.')).toBeTruthy();
    fireEvent.click(approve);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await tickAll();
    expect(screen.queryByText('Tick all three to approve.')).toBeNull();
    fireEvent.click(approve);
    await confirm('Go back');
    expect(readDecisions(calls)).toEqual([]);
  });

  it('is sent once, confirmed, told in passing, and leads to the next application', async () => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'approved' } } });
    await tickAll();
    fireEvent.click(await button('Approve'));
    await confirm('Approve');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('LC-2611-0417'));
    expect(readDecisions(calls)).toEqual([
      { queue: 'linkApplications', itemId: 'LC-2611-0418', documentNo: 1, decision: 'approve' },
    ]);
    expect(currentToast()?.text).toBe('Sin Ming Baking Supplies Pte Ltd has been approved.');
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', {}, patient);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
  });

  it.each([
    ['Ask for a new document', 'newDocument'],
    ['Reject', 'reject'],
  ])('%s needs a note, and the applicant gets it', async (words, decision) => {
    const { calls } = draw({ 'staff:decide': { data: { status: 'rejected' } } });
    fireEvent.click(await button(words));
    expect(await screen.findByText('Please write a note to the applicant.')).toBeTruthy();
    const note = screen.getByRole('textbox', { name: /^Note/ });
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: '  The date is missing. ' } });
    fireEvent.click(await button(words));
    await confirm(words);
    await waitFor(() => expect(readDecisions(calls)).toHaveLength(1));
    expect(readDecisions(calls)[0]).toMatchObject({ decision, note: 'The date is missing.' });
  });

  it('a decision that somebody else has made is told, and what is shown is asked for again', async () => {
    let isDecided = false;
    const approved: Partial<Application> = {
      ...byPhoto,
      status: 'approved',
      decision: { decision: 'approve', decidedAt: '2026-11-20T07:53:00.000Z', note: null },
    };
    const { calls } = draw({
      'staff:linkApplication': () => ({ data: mockApplication(isDecided ? approved : byPhoto) }),
      'staff:decide': () => {
        isDecided = true;
        return { error: 'SK_STAFF_1001' };
      },
    });
    await tickAll();
    fireEvent.click(await button('Approve'));
    await confirm('Approve');
    expect(await screen.findByText('Someone else has already decided this.', {}, patient)).toBeTruthy();
    expect(await screen.findByText('Approved today 3:53 PM.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(readDecisions(calls)).toHaveLength(1);
    expect(opened).not.toHaveBeenCalled();
  });

  it('a decision on a document that was replaced is not made: the new one is told and ticked anew', async () => {
    let documentNo = 1;
    const { calls } = draw({
      'staff:linkApplication': () => ({
        data: mockApplication({
          document: { name: 'form.png', type: 'image/png', bytes: 412_000, pages: null, documentNo },
        }),
      }),
      'staff:decide': () => {
        documentNo += 1;
        return documentNo === 2 ? { error: 'SK_STAFF_1001' } : { data: { status: 'approved' } };
      },
    });
    await tickAll();
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Fine.' } });
    fireEvent.click(await button('Approve'));
    await confirm('Approve');
    expect(await screen.findByText(/A new document has arrived/, {}, patient)).toBeTruthy();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', '');
    await tickAll();
    expect(screen.queryByText(/A new document has arrived/)).toBeNull();
    fireEvent.click(await button('Approve'));
    await confirm('Approve');
    await waitFor(() => expect(readDecisions(calls)).toHaveLength(2));
    expect(readDecisions(calls)).toMatchObject([{ documentNo: 1 }, { documentNo: 2 }]);
  });

  it('a decision that fails otherwise loses nothing', async () => {
    draw({ 'staff:decide': { error: 'SK_UNKNOWN_1001' } });
    fireEvent.change(await screen.findByRole('textbox', { name: /^Note/ }, patient), {
      target: { value: 'The date is missing.' },
    });
    fireEvent.click(await button('Reject'));
    await confirm('Reject');
    expect(
      await screen.findByText('An unexpected issue has occurred. Please try again later.', {}, patient),
    ).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'The date is missing.');
  });

  it('stays as it was begun while another application is looked at', async () => {
    draw();
    await tickAll();
    fireEvent.click(await button(/Kallang Print Works/));
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0));
    fireEvent.click(await button(/Sin Ming Baking/));
    await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(3));
  });

  it('is nobody’s about their own application', async () => {
    draw({ 'staff:linkApplication': { data: mockApplication({ ...byPhoto, isOwn: true }) } });
    expect(await screen.findByText('You cannot decide your own application.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an application', () => {
  it.each([
    ['Siti Rahmah', 'Siti Rahmah has had this open since 3:41 PM.'],
    [null, 'Another officer has had this open since 3:41 PM.'],
  ])('says who else has it open: %s', async (name, words) => {
    const alsoOpenedBy = { name, at: '2026-11-20T07:41:00.000Z' };
    draw({ 'staff:linkApplication': { data: mockApplication({ ...byPhoto, alsoOpenedBy }) } });
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
    expect(screen.getByText(/You opened this link application at 3:54 PM/)).toBeTruthy();
  });

  it('has its form asked for in a body, so that its name stands in no address', async () => {
    const { calls } = draw();
    const picture = await screen.findByRole('img', { name: 'Signed form' }, patient);
    expect(picture.getAttribute('src')).toMatch(/^blob:/);
    expect(calls).toContainEqual({ name: 'linkDocument', input: { itemId: 'LC-2611-0418' } });
  });

  it('an application that is not there says so without a word of whose it is, and leads back to the list', async () => {
    draw({ 'staff:linkApplication': { error: 'SK_ACCESS_1001' } });
    expect(await screen.findByText('This application cannot be found.', {}, patient)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    fireEvent.click(await button('All applications'));
    expect(opened).toHaveBeenCalledWith(null);
  });

  it('an application that could not be had is asked for again', async () => {
    draw({
      'staff:linkApplication': (count) =>
        count === 1 ? { error: 'SK_UNKNOWN_1001' } : { data: mockApplication(byPhoto) },
    });
    fireEvent.click(await button('Try Again'));
    expect(await screen.findByText(/You opened this link application at 3:54 PM/, {}, patient)).toBeTruthy();
  });

  it('the application at the address is opened, and closed again', async () => {
    draw();
    fireEvent.click(await button('All applications'));
    expect(opened).toHaveBeenCalledWith(null);
    expect(await screen.findByText('Choose an application to see it beside our records.')).toBeTruthy();
    cleanup();
  });
});

describe('a locked account number', () => {
  it('is let go for a reason only, which is kept', async () => {
    const { calls } = draw({ 'staff:liftLinkLock': { data: { lifted: true } } }, null);
    fireEvent.click(await button('Lift the lock of 8934601011'));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.click(dialog.getByRole('button', { name: 'Lift the lock' }));
    expect(await dialog.findByText('Reason is a required field')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox'));
    expect(calls.map(({ name }) => name)).not.toContain('staff:liftLinkLock');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Called and identified ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Lift the lock' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        name: 'staff:liftLinkLock',
        input: { accountNo: '8934601011', reason: 'Called and identified' },
      }),
    );
    await waitFor(() => expect(currentToast()?.text).toBe('The lock of 8934601011 is lifted.'));
  });

  it('stays locked when that fails, and the reason stays', async () => {
    draw({ 'staff:liftLinkLock': { error: 'SK_UNKNOWN_1001' } }, null);
    fireEvent.click(await button('Lift the lock of 8920031190'));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Called' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Lift the lock' }));
    expect(await dialog.findByText(/An unexpected issue has occurred/)).toBeTruthy();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Called');
  });
});
