import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../gallery/test/render-state.tsx';
import { Button } from '../ui/actions/button.tsx';
import { currentToast } from '../ui/dialogs/toast.ts';
import type { CardQuery } from '../ui/loading/use-card-query.ts';
import { appeal, kind, refund } from './request.mocks.tsx';
import type { RequestView } from './request.ts';
import { states } from './request-page.states.tsx';
import { RequestPage } from './request-page.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const heading = (text: string) => waitFor(() => expect(headings()).toContain(text));
const button = (name: string) => screen.queryByRole('button', { name });

function Turning() {
  const [hasTurned, setTurned] = useState(false);
  const action = <Button onClick={() => setTurned(true)}>Decide</Button>;
  const data: RequestView = { ...(hasTurned ? appeal : refund), change: { until: '', isOpen: true, action } };
  const query = { data, waiting: null, error: null, isOutOfDate: false } as never as CardQuery<RequestView>;
  return <RequestPage kind={kind} query={query} title="" crumbs={null} />;
}

describe('the page of a request', () => {
  it('says what happens next and when, then what may be done, the steps, the history and the details', async () => {
    renderState(states.pending);
    await heading('We check your details by 24 Nov 2026');
    expect(headings()).toEqual([
      'Refund of S$64.15 by cheque',
      'What happens next',
      'We check your details by 24 Nov 2026',
      'Change or cancel',
      'Where it stands',
      'History',
      'Details and documents',
    ]);
    expect(document.querySelector('time')?.textContent).toBe('17 Nov 2026, 9:03 AM');
  });

  it('names the state of each step to a screen reader and marks the current one', async () => {
    renderState(states.pending);
    const item = (await screen.findByText('Being checked')).closest('li');
    expect(item?.getAttribute('aria-current')).toBe('step');
    expect(item?.textContent).toContain('Now: Being checked');
    const line = within(item?.closest('ol') as HTMLElement);
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ')[0])).toEqual([
      'Done',
      'Now',
      'To come',
      'To come',
    ]);
  });

  it('does not repeat a promise whose day has passed, and says by when we write', async () => {
    renderState(states.late);
    await heading('We are late. We write to you by 27 Nov 2026.');
    expect(screen.queryByText(/by 24 Nov 2026/)).toBeNull();
  });

  it('cancels only after it has asked', async () => {
    let received = 0;
    const count = () => {
      received += 1;
    };
    document.addEventListener('gallery:heard', count);
    renderState(states.pending);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this request' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(received).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this request' }));
    const again = within(await screen.findByRole('alertdialog', {}, patient));
    fireEvent.click(again.getByRole('button', { name: 'Cancel the refund' }));
    await waitFor(() => expect(currentToast()?.text).toBe('Your request is cancelled.'));
    expect(received).toBe(1);
    document.removeEventListener('gallery:heard', count);
  });

  it('offers nothing once it is too late to change, and still says until when it was possible', async () => {
    renderState(states.yourMove);
    await screen.findByText('You could cancel until the first payment.');
    expect(button('Cancel this request')).toBeNull();
    expect(button('Pay S$86.40')).toBeTruthy();
  });

  it('announces a new state of an open page once, and nothing when it is opened', async () => {
    renderState({ about: 'an answer that changes', answers: {}, render: () => <Turning /> });
    await heading('We check your details by 24 Nov 2026');
    const status = screen.getAllByRole('status')[0];
    expect(status?.textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await heading('Not granted on 30 Oct 2026');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(
      'This request has changed. Unsuccessful: Not granted on 30 Oct 2026',
    );
  });

  it('the page of a request that does not exist says so and leads to the services', () => {
    renderState(states.unknown);
    expect(screen.getByRole('heading', { name: 'No such request' })).toBeTruthy();
    expect(
      screen.getByText(
        'The information provided cannot be found. Please check if you have keyed in your details correctly.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Services' }).getAttribute('href')).toBe('/services');
  });

  it('keeps its title and offers another try when it cannot be had', async () => {
    renderState(states.failed);
    expect(await screen.findByRole('button', { name: 'Try Again' }, patient)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Request for Refund');
  });
});
