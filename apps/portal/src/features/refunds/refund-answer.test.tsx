import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './refund.states.tsx';

afterEach(leaveState);
const patient = { timeout: 10_000 };

describe('a customer without a form', () => {
  const { texts } = {
    texts: {
      contact:
        'We are unable to process your request. Please submit your request via our Contact Us form on our website or app.',
      inProcess:
        'There is an existing refund in process. Once the refund is completed, you can submit a new refund request. You may also change your refund method below.',
    },
  };

  it.each([
    ['902', states.pending, texts.inProcess, 'Change Refund Method'],
    ['903', states.aboveLimit, texts.contact, 'Contact Us'],
    ['905', states.arrears, texts.contact, 'Contact Us'],
    ['no method', states.noMethod, texts.contact, 'Contact Us'],
    [
      '904',
      states.noCredit,
      'Our records show that your account has no credit balance for refund.',
      'Go to Bills',
    ],
    [
      '904, finalized',
      states.finalized,
      'Our records show that your account has been finalized and there is no credit balance for refund.',
      'Go to Bills',
    ],
    ['another code', states.notEligible, 'Your account is not eligible for refund.', 'Contact Us'],
    ['closed', states.closed, 'This service is available from 8am to 6pm daily.', 'Go to Services'],
    [
      'no account',
      states.noAccount,
      'This feature is currently not available for this utilities account.',
      'Go to Services',
    ],
  ] as const)('is told why for %s, and where to go', async (_code, state, words, way) => {
    renderState(state);
    expect(await screen.findByText(words, {}, patient)).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(way) })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('cannot change a refund that is being paid out', async () => {
    renderState(states.inProgress);
    expect(await screen.findByText('IN-PROGRESS', {}, patient)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change Refund Method' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.queryByRole('link', { name: 'Change Refund Method' })).toBeNull();
  });

  it('is told that there is no other method while the only one is checked', async () => {
    renderState(states.onlyMethod);
    expect(
      await screen.findByText(
        'We are checking the details of your refund of S$64.15. There is no other refund method to change to.',
        {},
        patient,
      ),
    ).toBeTruthy();
  });

  it('reaches the requests outside the hours of the service', async () => {
    renderState(states.closedWithRequests);
    const card = within(await screen.findByRole('region', { name: 'Your refund requests' }, patient));
    expect(card.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [
        '/services/request-refund/RF-2611-0183',
        expect.stringMatching(/^Refund of S\$64.15 by cheque.*PENDING$/),
      ],
      ['/services/request-refund/RF-2603-0041', expect.stringMatching(/REFUNDED$/)],
    ]);
    expect(screen.getByText('This service is available from 8am to 6pm daily.')).toBeTruthy();
  });

  it('may choose another premises where this one has no account for refunds', async () => {
    renderState(states.noAccountHere);
    expect(await screen.findByRole('button', { name: 'Choose another premises' }, patient)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to Services' })).toBeNull();
  });

  it('is asked for a method where none is chosen', async () => {
    renderState(states.actionRequired);
    expect(await screen.findByText('ACTION REQUIRED', {}, patient)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Choose a method' });
    expect(link.getAttribute('href')).toBe('/services/request-refund?request=RF-2611-0183');
  });

  it('sees the refund that was paid', async () => {
    renderState(states.refunded);
    expect(await screen.findByText('REFUNDED', {}, patient)).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Earlier request/ })).toBeTruthy();
  });

  it('gets the pop-up of every service page when the check fails', async () => {
    renderState(states.failed);
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    expect(dialog.getByText('An unexpected error has occured. Please try again.')).toBeTruthy();
  });
});

describe('other refunds of the customer', () => {
  it('stand beside the form with their way to the change', async () => {
    renderState(states.earlier);
    const card = within(await screen.findByRole('region', { name: /^Earlier request/ }, patient));
    expect(card.getByText('S$64.15')).toBeTruthy();
    expect(card.getByText('By cheque. You can still change how it is paid.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Change Refund Method' })).toBeTruthy();
    expect(screen.queryByText('WHAT EACH STATUS MEANS')).toBeNull();
  });

  it('name the latest day of the payment; a cheque takes no 2 weeks of a bank', async () => {
    renderState(states.earlier);
    const card = within(await screen.findByRole('region', { name: /^Earlier request/ }, patient));
    expect(card.getByText('08 Dec 2026')).toBeTruthy();
    expect(card.queryByText('Up to 2 weeks after checking')).toBeNull();
  });

  it('say why their method stays once they are paid out', async () => {
    renderState(states.earlierPaidOut);
    const card = within(await screen.findByRole('region', { name: /^Earlier request/ }, patient));
    const change = card.getByRole('button', { name: 'Change Refund Method' });
    expect(change.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(change.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('The method can no longer be changed.');
  });

  it('bring a key of the states when there are several', async () => {
    renderState(states.manyStates);
    expect(await screen.findByText('WHAT EACH STATUS MEANS', {}, patient)).toBeTruthy();
  });

  it('are chosen by their account at one premises', async () => {
    renderState(states.several);
    await screen.findByText('CREDIT TO REFUND', {}, patient);
    fireEvent.click(await screen.findByRole('radio', { name: /^Account 8934520018/ }));
    expect(await screen.findByText(/There is an existing refund in process/)).toBeTruthy();
  });
});
