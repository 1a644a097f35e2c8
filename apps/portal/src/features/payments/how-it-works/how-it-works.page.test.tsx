import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../../gallery/test/render-state.tsx';
import { states } from './how-it-works.states.tsx';

afterEach(leaveState);

const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('how PayNow works', () => {
  it('leads back to the bills, and to paying what is due', () => {
    renderState(states.ready);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay your bill with PayNow QR');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Bills' }).getAttribute('href')).toBe('/bills');
    expect(trail.getByRole('link', { name: 'PayNow' }).getAttribute('href')).toBe('/paynow');
    expect(getHref('Pay S$128.45')).toBe('/paynow');
  });

  it('leads to the bills where nothing is due, or nobody knows', () => {
    renderState(states.nothingDue);
    expect(getHref('Go to Bills')).toBe('/bills');
    leaveState();
    renderState(states.unknown);
    expect(getHref('Go to Bills')).toBe('/bills');
    expect(screen.getByText(/^Our name, our UEN, and your account number/)).toBeTruthy();
  });

  it('says whom the bank must show', () => {
    renderState(states.ready);
    expect(screen.getByText(/^Demo Utilities, UEN 202400001N, and your account number/)).toBeTruthy();
  });

  it('says what the reference of a code for several accounts is, and draws no account number', () => {
    const { page } = renderState(states.several);
    expect(
      screen.getByText(
        'Demo Utilities, UEN 202400001N, and the reference shown with your code. It has your account number, or starts with PN for several accounts. If one differs, stop.',
      ),
    ).toBeTruthy();
    expect(page.textContent).not.toContain('8934521670');
    expect(page.textContent).toContain('PN-…');
  });

  it('has no button while PayNow rests, and says why', async () => {
    renderState(states.rests);
    expect(await screen.findByText('PayNow QR is not available just now')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay S/ })).toBeNull();
  });

  it('keeps its button under any other kind of maintenance', async () => {
    renderState(states.told);
    expect(await screen.findByText(/receipts may take some minutes longer/)).toBeTruthy();
    expect(getHref('Pay S$128.45')).toBe('/paynow');
  });

  it('answers questions in place, several at once', () => {
    const { page } = renderState(states.ready);
    const open = () => page.querySelectorAll('details[open]').length;
    expect(open()).toBe(1);
    fireEvent.click(screen.getByText('Can someone else pay my bill?'));
    expect(open()).toBe(2);
  });
});
