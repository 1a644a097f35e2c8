import { describe, expect, it } from 'vitest';
import { mockWaiting } from '../applications/applications.mocks.ts';
import { nextAfter } from './next-item.ts';

describe('after a decision', () => {
  it('the application below comes next', () => {
    expect(nextAfter(mockWaiting, 'LC-2611-0418')).toBe('LC-2611-0417');
  });

  it('the item above comes next at the end of the list', () => {
    expect(nextAfter(mockWaiting, 'LC-2611-0408')).toBe('LC-2611-0409');
  });

  it('nothing comes when nothing else waits, or the queue is another one by now', () => {
    expect(nextAfter(mockWaiting.slice(0, 1), 'LC-2611-0418')).toBeNull();
    expect(nextAfter(mockWaiting, 'LC-2611-0001')).toBeNull();
    expect(nextAfter([], 'LC-2611-0418')).toBeNull();
  });
});
