/** Steps by hand of states: wait for something to appear, press keys, type. As a person would, through the page. */

export async function appear<T>(find: () => T | null): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== null) return found;
    await pause(20);
  }
}

/** Waits for a button of these words. */
export function buttonNamed(page: HTMLElement, name: string): Promise<HTMLButtonElement> {
  return appear(
    () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null,
  );
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function press(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Typing as React hears it. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for a button that shows only an icon. */
export function buttonLabelled(page: HTMLElement, label: string): Promise<HTMLButtonElement> {
  return appear(
    () =>
      [...page.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === label) ??
      null,
  );
}

/** Choosing a file, as React hears it. */
export function choose(input: HTMLInputElement, file: File): void {
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
