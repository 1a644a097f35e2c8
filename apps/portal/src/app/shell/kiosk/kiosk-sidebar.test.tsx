import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WithRouter } from '../../../gallery/with-router.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KioskSidebar } from './kiosk-sidebar.tsx';

afterEach(cleanup);

function open(isDecision: boolean) {
  const end = vi.fn();
  const close = vi.fn();
  render(
    <WithRouter>
      <KioskSidebar isEnding={false} onEnd={end}>
        <a href="/help">Help</a>
      </KioskSidebar>
      <Dialog
        title="Welcome"
        isDecision={isDecision}
        onClose={close}
        actions={
          <>
            <Button>Back</Button>
            <Button>Skip</Button>
            <Button>Next</Button>
          </>
        }
      >
        <p>Your account is linked.</p>
      </Dialog>
    </WithRouter>,
  );
  return { end, close };
}
const endSession = () => screen.getByRole('button', { name: 'End Session' });
const press = (name: string, key: { shiftKey?: boolean } = {}) => {
  const from = screen.getByRole('button', { name });
  from.focus();
  fireEvent.keyDown(from, { key: 'Tab', ...key });
  return document.activeElement?.textContent;
};

describe.each([
  ['a dialog', false],
  ['a decision', true],
])('the sidebar is out of reach while %s lies over a kiosk', (_, isDecision) => {
  it('End Session is the one thing beside it that is there for everybody', () => {
    open(isDecision);
    expect(endSession().closest('[inert], [aria-hidden="true"]')).toBeNull();
    expect(screen.getByText('Help').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  });

  it('End Session ends it at the first press, and stays where the press has put the focus', () => {
    const { end, close } = open(isDecision);
    const button = endSession();
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button, { button: 0 });
    fireEvent.click(button);
    expect(end).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it('End Session is the stop after its last and before its first', () => {
    open(isDecision);
    expect(press('Back')).toBe('Skip');
    expect(press('Skip')).toBe('Next');
    expect(press('Next')).toBe('End Session');
    expect(press('Back', { shiftKey: true })).toBe('End Session');
  });
});

describe('a kiosk without a dialog', () => {
  it('leaves Tab alone', () => {
    render(
      <WithRouter>
        <KioskSidebar isEnding={false} onEnd={() => {}} />
        <button type="button">Pay</button>
      </WithRouter>,
    );
    expect(press('Pay')).toBe('Pay');
  });
});
