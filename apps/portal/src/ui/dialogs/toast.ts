/** Confirmations in passing: one toast at a time. Only for confirmations that change nothing on the page. */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

export function showToast(text: string): void {
  count += 1;
  change({ id: count, text });
}

export function hideToast(id: number): void {
  if (current?.id === id) change(null);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
