import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

describe('a dialog', () => {
  it('is named by its title and closes on Escape and by its close button', () => {
    const close = vi.fn();
    render(
      <Dialog title="Error" closeLabel="Close" onClose={close}>
        <p>Network Error</p>
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Error' }), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('a dialog that is a decision is answered by its acts only', () => {
    const close = vi.fn();
    render(
      <Dialog title="Error" isDecision onClose={close} actions={<Button onClick={close}>OK</Button>}>
        <p>Network Error</p>
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('alertdialog', { name: 'Error' }), { key: 'Escape' });
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
