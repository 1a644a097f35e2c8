/** Texts around a customer's file, whatever it is of. */

export interface FileWords {
  readonly title: string;
  /** Name of its pages, and of a picture. */
  readonly pages: string;
  pageOf(page: number, all: number): string;
  readonly loading: string;
  readonly failed: string;
  readonly undrawn: string;
  readonly download: string;
  morePages(count: number): string;
}

export const copy = {
  facts: (...facts: readonly (string | null)[]) => facts.filter((fact) => fact !== null).join(', '),
  smaller: 'Smaller',
  larger: 'Larger',
  fit: 'Fit',
  checked: 'File checked, nothing harmful found. Viewing it is recorded.',
} as const;
