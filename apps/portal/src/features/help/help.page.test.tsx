import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { WithRouter } from '../../gallery/with-router.tsx';
import { HelpPage } from './help.page.tsx';
import { states } from './help.states.tsx';

afterEach(leaveState);
afterEach(cleanup);

const methods = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

describe('somebody who looks for help', () => {
  it('is told that it is under construction', () => {
    renderState(states.ready);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help');
    expect(screen.getByText(/^This feature is under construction\./)).toBeTruthy();
  });

  it('finds every way to get an answer, in this order', () => {
    renderState(states.ready);
    expect(methods()).toEqual([
      'Helpline 1800-2222-333',
      'Live Chat',
      'Contact Us',
      'Water Leakage Appeal',
      'Understanding Your Bill',
    ]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'tel:18002222333',
      'https://utility.example/contact',
      '/water-leakage-appeal',
      '/bill-insights',
    ]);
  });

  it('can still call the helpline of this installation where there is nothing else', () => {
    renderState(states.abroad);
    expect(methods()).toEqual(['Helpline +65 6222 2333']);
    const call = screen.getByRole('link', { name: /^Helpline \+65 6222 2333/ });
    expect(call.getAttribute('href')).toBe('tel:+6562222333');
  });

  it('opens the chat on the spot, and says beforehand whether that is a window or this page', () => {
    const open = vi.fn();
    const draw = (inWindow: boolean) => (
      <WithRouter>
        <HelpPage helpline="1" chat={{ open, inWindow }} contactUs={null} hasLeakageAppeal={false} />
      </WithRouter>
    );
    const { rerender } = render(draw(true));
    fireEvent.click(screen.getByRole('button', { name: 'Live Chat Opens in a new window' }));
    expect(open).toHaveBeenCalledTimes(1);
    rerender(draw(false));
    expect(screen.getByRole('button', { name: 'Live Chat Opens on this page' })).toBeTruthy();
  });

  it('hears that writing to us opens a new tab', () => {
    renderState(states.ready);
    const contact = screen.getByRole('link', { name: /^Contact Us/ });
    expect(contact.getAttribute('target')).toBe('_blank');
    expect(contact.textContent).toContain('opens in a new tab');
  });
});
