import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storageKeys } from '../../lib/storage.ts';
import { watchForCopies } from './tab-copy.ts';

/** Channels of one browser, by name; a tab does not hear itself. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Channel.open = [];
  sessionStorage.clear();
});

describe('a tab', () => {
  it('a tab that is duplicated: the copy is told, the original is not', () => {
    const [original, copy] = [vi.fn(), vi.fn()];
    watchForCopies(original);
    const number = readStored('session', storageKeys.tab);
    // The second starts with what the first has kept.
    watchForCopies(copy);
    expect(copy).toHaveBeenCalledOnce();
    expect(original).not.toHaveBeenCalled();
    expect(readStored('session', storageKeys.tab)).not.toBe(number);
  });

  it('a tab that is loaded again is no copy', () => {
    watchForCopies(() => {});
    Channel.open = [];
    const again = vi.fn();
    watchForCopies(again);
    expect(again).not.toHaveBeenCalled();
  });

  it('a tab that is opened beside another is no copy', () => {
    watchForCopies(() => {});
    sessionStorage.clear();
    const beside = vi.fn();
    watchForCopies(beside);
    expect(beside).not.toHaveBeenCalled();
  });
});
