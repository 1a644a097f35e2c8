/** Port to whatever carries mail. The text twin is required; no user text ever enters the subject. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the transport has taken the mail; rejects with MailRefused otherwise. */
  send(mail: Mail): Promise<void>;
}

export class MailRefused extends Error {}
