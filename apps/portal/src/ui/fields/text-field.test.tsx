import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('a text field', () => {
  it('is known by its label and speaks hint and error', () => {
    render(<TextField label="Email address" hint="As on your bill." error="Please enter an email address" />);
    const input = screen.getByLabelText('Email address');
    const spoken = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(spoken).toEqual(['As on your bill.', 'Please enter an email address']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither described nor wrong without them', () => {
    render(<TextField label="Email address" />);
    const input = screen.getByLabelText('Email address');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
