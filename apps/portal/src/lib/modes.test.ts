import { afterEach, describe, expect, it } from 'vitest';
import { currentMode, takeModeFrom } from './modes.ts';

const open = (query: string) => takeModeFrom(new URLSearchParams(query));
afterEach(() => sessionStorage.clear());

describe('the mode of the portal', () => {
  it('is web until an address says otherwise', () => {
    expect(currentMode()).toBe('web');
  });

  it('is kept for the tab under the names of the specification', () => {
    open('mode=mobile&redirect=https://kiosk.example/');
    expect(currentMode()).toBe('mobile');
    expect(sessionStorage.getItem('mode')).toBe('mobile');
    expect(sessionStorage.getItem('redirect')).toBe('https://kiosk.example/');
  });

  it('is replaced by a valid value and kept by none or an unknown one', () => {
    open('mode=kiosk');
    open('');
    open('mode=admin');
    expect(currentMode()).toBe('kiosk');
    open('mode=web');
    expect(currentMode()).toBe('web');
  });

  it('ignores what somebody else wrote into storage', () => {
    sessionStorage.setItem('mode', 'root');
    expect(currentMode()).toBe('web');
  });
});
