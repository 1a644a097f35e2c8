/** How the registry behaves: well, or wrong in one of the ways that a real one, or a man in the middle, could. */
export const faults = [
  'none',
  'slow',
  'down',
  'wrong-signature',
  'wrong-issuer',
  'wrong-audience',
  'wrong-nonce',
  'other-key',
  'other-company',
  'too-long',
  'redirect',
  'broken-shape',
] as const;
export type Fault = (typeof faults)[number];

export interface Dials {
  fault: Fault;
  /** Whether a code works a second time. A registry that is right never lets it. */
  replay: boolean;
  /** How long 'slow' takes, in milliseconds: longer than any caller waits. */
  slow: number;
}

export const usualDials = (): Dials => ({ fault: 'none', replay: false, slow: 20_000 });

export const faultNamed = (name: string): Fault | undefined => faults.find((fault) => fault === name);
