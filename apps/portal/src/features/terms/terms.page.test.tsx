import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveState, renderState } from '../../gallery/test/render-state.tsx';
import { states } from './terms.states.tsx';

afterEach(leaveState);

describe('somebody who reads the terms', () => {
  it("reads that ending the account needs 30 days' written notice", () => {
    renderState(states.ready);
    const ending = screen.getByRole('region', { name: /Ending your e-account/ });
    expect(ending.textContent).toContain("Termination of the account needs 30 days' written notice");
  });

  it('reads that there is one e-account per user', () => {
    renderState(states.ready);
    const account = screen.getByRole('region', { name: '4. Your e-account' });
    expect(account.textContent).toContain('There is one e-account per user.');
  });

  it('finds every section in the contents, in order, each leading to its own', () => {
    renderState(states.ready);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const sections = screen.getAllByRole('region');
    expect(contents.map(({ textContent }) => textContent)).toEqual(
      sections.map((section) => within(section).getByRole('heading').textContent),
    );
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('can call the helpline of this installation', () => {
    renderState(states.abroad);
    const call = screen.getByRole('link', { name: 'Helpline +65 6222 2333' });
    expect(call.getAttribute('href')).toBe('tel:+6562222333');
  });
});
