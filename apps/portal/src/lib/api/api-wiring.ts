/** The session's port to calls of the gateway: a token, and a listener to its refusal. Knows no call. */
interface Credentials {
  readonly accessToken: string;
  readonly idToken: string | null;
}

export interface Wiring {
  credentials(): Promise<Credentials | null>;
  onSessionEnded(code: string): void;
}

let current: Wiring = { credentials: async () => null, onSessionEnded: () => {} };

/** Called once by the session; without it every call is anonymous. */
export function wireApi(next: Wiring): void {
  current = next;
}

export const wiring = (): Wiring => current;

let reads = new AbortController();

/** Ends with the reads that are under way. */
export const readsSignal = (): AbortSignal => reads.signal;

/** Gives up the reads that are under way: the person leaves, and their answers would be refusals of the token. */
export function abandonReads(): void {
  reads.abort();
  reads = new AbortController();
}
