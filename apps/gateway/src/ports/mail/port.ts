/** Port to the transport of mail. The plain-text alternative is required; no user text enters the subject. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the transport has accepted the mail; rejects with MailRefused or MailUnconfirmed otherwise. */
  send(mail: Mail): Promise<void>;
}

export class MailRefused extends Error {
  override readonly name: string = 'MailRefused';
}

/** The mail was on its way when the connection broke or fell silent: it may have been taken. */
export class MailUnconfirmed extends MailRefused {
  override readonly name = 'MailUnconfirmed';
}
