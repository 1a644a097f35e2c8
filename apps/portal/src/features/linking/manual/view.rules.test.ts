import { describe, expect, it } from 'vitest';
import { viewOf } from './view.rules.ts';

describe('somebody who opens the page of the way by hand', () => {
  it.each([
    [null, 'details'],
    ['validated', 'document'],
    ['pending_document', 'document'],
    ['in_progress', 'received'],
  ] as const)('with the application %s stands on %s', (status, view) => {
    expect(viewOf(status && { status }, false)).toBe(view);
  });

  it('may go back from step 2, but not once the application was sent', () => {
    expect(viewOf({ status: 'validated' }, true)).toBe('details');
    expect(viewOf({ status: 'pending_document' }, true)).toBe('document');
    expect(viewOf({ status: 'in_progress' }, true)).toBe('received');
  });
});
