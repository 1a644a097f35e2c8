/** Ports in memory: two people, mails that a test adds, a clock it can read. Loads nothing of the gateway. */
import { shiftedClock } from '@portal/domain/clock';
import type { MailMessage, SandboxPorts } from '../ports.ts';

export const start = Date.parse('2026-11-20T15:42:00+08:00');

export interface FakePorts extends SandboxPorts {
  arrive(mail: Partial<MailMessage>): void;
  /** `fail`: the error of the next resets. */
  readonly resets: { count: number; fail: Error | null };
}

export function fakePorts(): FakePorts {
  let mails: MailMessage[] = [];
  let clock = shiftedClock({ now: () => start });
  const resets: FakePorts['resets'] = { count: 0, fail: null };
  return {
    resets,
    arrive(mail) {
      const id = mails.length + 1;
      const sentAt = clock.now();
      const text = 'Hello';
      mails = [
        {
          id,
          recipient: 'hui@example.com',
          subject: 'Hello',
          html: '<p>Hello</p>',
          text,
          sentAt,
          seen: false,
          ...mail,
        },
        ...mails,
      ];
    },
    mailbox: {
      list: async () => mails,
      get: async (id) => mails.find((mail) => mail.id === id) ?? null,
      markSeen: async (id) => {
        mails = mails.map((mail) => (mail.id === id ? { ...mail, seen: true } : mail));
      },
      unseen: async () => mails.filter(({ seen }) => !seen).length,
      empty: async () => {
        mails = [];
      },
    },
    people: [
      {
        email: 'meilin@example.com',
        name: 'Tan Mei Lin',
        state: 'Home. Bill due, on three utilities',
        kind: 'individual',
      },
      {
        email: 'kopi@example.com',
        name: 'Kopi <Corner> Pte Ltd',
        state: 'Company. Three premises',
        kind: 'company',
      },
    ],
    password: 'Portal-Demo-2026',
    clock: {
      now: () => clock.now(),
      earliest: Date.parse('2025-07-01T00:00:00+08:00'),
      latest: start + 400 * 86_400_000,
      shift: (milliseconds) => clock.shift(milliseconds),
      reset: () => {
        clock = shiftedClock({ now: () => start });
      },
    },
    async resetEverything() {
      if (resets.fail) throw resets.fail;
      resets.count += 1;
      mails = [];
    },
    portalOrigin: 'http://localhost:4000',
    // No server listens there.
    bank: {
      address: 'http://127.0.0.1:9',
      secret: 'a-secret-of-the-demo-bank-0000000000',
      uen: '202400001N',
    },
    egiro: { address: 'http://127.0.0.1:9', secret: 'a-secret-of-the-demo-banks-of-egiro-000' },
    treasury: { address: 'http://127.0.0.1:9', secret: 'a-secret-of-the-demo-treasury-00000000' },
    hasRegistry: true,
    hasScanner: true,
  };
}
