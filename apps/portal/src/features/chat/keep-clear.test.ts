import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFreed } from './keep-clear.ts';

/** A page of 2000 in a window of 800, scrolled to `y`; the cover stands still, the control moves with the page. */
let y = 0;
let cover: HTMLElement;
let control: HTMLElement;

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

function place(at: { left: number; top: number; width?: number; height?: number }): void {
  const { left, top, width = 100, height = 40 } = at;
  control.getBoundingClientRect = () => rect(left, top - y, width, height);
}

beforeEach(() => {
  y = 0;
  cover = document.body.appendChild(document.createElement('section'));
  control = document.body.appendChild(document.createElement('button'));
  cover.getBoundingClientRect = () => rect(900, 300, 375, 450);
  document.elementFromPoint = () => cover;
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  Object.defineProperty(window, 'scrollY', { get: () => y, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => 2000 + (Number.parseFloat(document.body.style.paddingBottom) || 0),
    configurable: true,
  });
  vi.spyOn(window, 'scrollBy').mockImplementation(((options: ScrollToOptions) => {
    const most = document.documentElement.scrollHeight - 800;
    y = Math.min(most, y + (options.top ?? 0));
  }) as typeof window.scrollBy);
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.style.removeProperty('padding-bottom');
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.restoreAllMocks();
});

describe('a control that takes the focus', () => {
  it('a control under the chat is scrolled up until it stands above it', () => {
    place({ left: 1000, top: 600 });
    expect(isFreed(control, cover)).toBe(true);
    expect(control.getBoundingClientRect().bottom).toBeLessThan(300);
  });

  it('a control beside the chat stays where it is', () => {
    place({ left: 100, top: 600 });
    expect(isFreed(control, cover)).toBe(true);
    expect(y).toBe(0);
  });

  it('a control at the end of the page gets room below the page', () => {
    y = 1200;
    place({ left: 1000, top: 1900 });
    expect(isFreed(control, cover)).toBe(true);
    expect(control.getBoundingClientRect().bottom).toBeLessThan(300);
    expect(document.body.style.paddingBottom).not.toBe('');
  });

  it('a control on top of the chat, as in a dialog, is left alone', () => {
    document.elementFromPoint = () => control;
    place({ left: 1000, top: 600 });
    expect(isFreed(control, cover)).toBe(true);
    expect(y).toBe(0);
  });

  it('a control that does not move with the page and stays hidden whole is said to be so', () => {
    control.getBoundingClientRect = () => rect(1000, 600, 100, 40);
    expect(isFreed(control, cover)).toBe(false);
  });

  it('a control below a chat that fills the screen stays where it is', () => {
    cover.getBoundingClientRect = () => rect(0, 60, 1280, 740);
    place({ left: 20, top: 600 });
    control.getBoundingClientRect = () => rect(20, 200, 100, 40);
    expect(isFreed(control, cover)).toBe(false);
  });
});
