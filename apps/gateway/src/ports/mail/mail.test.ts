import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedMailer } from './checked-mailer.ts';
import { type Mail, type Mailer, MailRefused, MailUnconfirmed } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Greets, and answers the first command with one line after the other. @param open its connections */
const createDrippingServer = (open: Set<Socket>): Server =>
  createServer((socket) => {
    open.add(socket);
    const drip = setInterval(() => socket.write('250-AND\r\n'), 20);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
    socket.write('220 ready\r\n');
  });

const mail: Mail = {
  to: 'weijie@example.com',
  subject: 'Please verify your email address',
  html: '<p>Hello 陈伟杰</p>',
  text: 'Hello 陈伟杰',
};

let server: SMTPServer;
let received: { email: Email; to: string[] }[];
let refuseAll: boolean;
let isSilent: boolean;
let mailer: Mailer;

beforeEach(async () => {
  received = [];
  refuseAll = false;
  isSilent = false;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refuseAll ? new Error('no such mailbox') : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ email, to: session.envelope.rcptTo.map(({ address }) => address) });
          if (!isSilent) done();
        }, done);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  mailer = checkedMailer(
    smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Services Portal <no-reply@portal.example>'),
  );
});

afterEach(() => new Promise<void>((closed) => server.close(closed)));

describe('a mail over SMTP', () => {
  it('a mail arrives as HTML and text, from the portal, at one recipient', async () => {
    await mailer.send(mail);
    expect(received).toHaveLength(1);
    const email = received[0]?.email;
    expect(received[0]?.to).toEqual(['weijie@example.com']);
    expect(email?.subject).toBe(mail.subject);
    expect(email?.from).toMatchObject({ name: 'Services Portal', address: 'no-reply@portal.example' });
    expect(email?.text?.trim()).toBe(mail.text);
    expect(email?.html?.trim()).toBe(mail.html);
  });

  it('a mail rejected by the server is refused without the server\u2019s words', async () => {
    refuseAll = true;
    await expect(mailer.send(mail)).rejects.toThrow(MailRefused);
    await expect(mailer.send(mail)).rejects.not.toThrow('weijie');
  });
});

describe('a mail server that falls silent', () => {
  it('may have taken a mail that it had whole, so nobody is told that it was refused', async () => {
    isSilent = true;
    const { port } = server.server.address() as AddressInfo;
    const hasty = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'no-reply@portal.example', 200);
    await expect(hasty.send(mail)).rejects.toThrow(MailUnconfirmed);
    expect(received).toHaveLength(1);
  });

  it('has taken nothing when it did not even greet', async () => {
    const mute = createServer();
    await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
    const { port } = mute.address() as AddressInfo;
    const hasty = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'no-reply@portal.example', 200);
    const refused = await hasty.send(mail).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailRefused);
    expect(refused).not.toBeInstanceOf(MailUnconfirmed);
    // For the log, which has nothing else of a failure.
    expect(refused).toMatchObject({ name: 'MailRefused' });
    await new Promise((closed) => mute.close(closed));
  });

  it('has taken nothing when it said no', async () => {
    refuseAll = true;
    await expect(mailer.send(mail)).rejects.not.toThrow(MailUnconfirmed);
  });
});

describe('a mail server that never ends its answer', () => {
  let dripping: Server;
  let open: Set<Socket>;
  beforeEach(async () => {
    open = new Set();
    dripping = createDrippingServer(open);
    await new Promise<void>((ready) => dripping.listen(0, '127.0.0.1', ready));
  });
  afterEach(() => {
    for (const socket of open) socket.destroy();
    dripping.close();
  });

  it('loses the connection after a time, however often it sends a byte', async () => {
    const { port } = dripping.address() as AddressInfo;
    const hasty = smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'no-reply@portal.example', 200);
    await expect(hasty.send(mail)).rejects.toThrow(MailRefused);
    await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
  });
});

describe('header injection', () => {
  it.each<[string, Partial<Mail>]>([
    ['a header in the recipient', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a second recipient', { to: 'a@example.com, b@example.com' }],
    ['a recipient with a name', { to: 'A <a@example.com>' }],
    ['no recipient', { to: '' }],
    ['a header in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
    ['a line feed in the subject', { subject: 'Hello\nBcc: b@example.com' }],
    ['an empty subject', { subject: '' }],
  ])('a mail with %s is refused before it is sent', async (_case, change) => {
    await expect(mailer.send({ ...mail, ...change })).rejects.toThrow(MailRefused);
    expect(received).toHaveLength(0);
  });
});
