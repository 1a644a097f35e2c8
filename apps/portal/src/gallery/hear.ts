/** Stands in for what lies outside a state: says that it was called, so that a test sees what a press has done. */
export function hear(): void {
  document.dispatchEvent(new Event('gallery:heard'));
}

/** As hear, and never answers. */
export function hearForever(): Promise<never> {
  hear();
  return new Promise<never>(() => {});
}
