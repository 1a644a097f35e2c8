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
