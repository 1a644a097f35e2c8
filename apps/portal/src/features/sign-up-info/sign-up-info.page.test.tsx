import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { WithRouter } from '../../gallery/with-router.tsx';
import { SignUpInfoPage } from './sign-up-info.page.tsx';
import { states } from './sign-up-info.states.tsx';

afterEach(leaveState);
afterEach(cleanup);

const signUpButton = () => screen.getByRole('button', { name: 'Sign Up' });

describe('somebody about to sign up', () => {
  it('reads what to have at hand for an individual and for a company', () => {
    renderState(states.ready);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('Utilities account number, 10 digits');
    expect(lines).toContain('Postal code of the premises');
    expect(lines).toContain('Last 4 characters of your ID, or the UEN of your company');
  });

  it('is told of the 12 hours, and sees the whole way', () => {
    renderState(states.ready);
    expect(screen.getByText('Please verify your email address within 12 hours of signing up.')).toBeTruthy();
    const here = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(here.map(({ textContent }) => textContent)).toEqual(['Sign up']);
  });

  it('leaves once for the sign-up of the provider, however often the button is pressed', () => {
    const signUp = vi.fn(() => new Promise<never>(() => {}));
    render(
      <WithRouter>
        <SignUpInfoPage signUp={signUp} />
      </WithRouter>,
    );
    fireEvent.click(signUpButton());
    fireEvent.click(signUpButton());
    expect(signUp).toHaveBeenCalledTimes(1);
  });

  it('is told when the sign-up page cannot be reached, and may press again', async () => {
    renderState(states.unreachable);
    fireEvent.click(signUpButton());
    expect(
      await screen.findByText('The sign-up page cannot be reached just now. Please try again.'),
    ).toBeTruthy();
    expect(signUpButton().getAttribute('aria-disabled')).toBeNull();
  });
});
