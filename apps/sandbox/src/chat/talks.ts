/**
 * The talks under way, in this process only. A browser keeps only the random name of a talk, so that
 * no message stays in it; another person gets a talk of their own.
 */
import { randomBytes } from 'node:crypto';
import { answers } from './copy.ts';
import { type CustomerContext, replyTo, type Thread } from './replies.ts';

interface Message {
  readonly from: 'chat' | 'person';
  readonly text: string;
}

export interface Talk {
  readonly id: string;
  readonly customer: CustomerContext;
  /** By the sandbox's clock. */
  readonly begunAt: number;
  readonly messages: readonly Message[];
  readonly thread: Thread;
}

/** The longest unused goes first. */
const MOST_TALKS = 200;
const MOST_MESSAGES = 400;

export class Talks {
  readonly #now: () => number;
  readonly #talks = new Map<string, Talk>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Continues the talk of this person, or begins one; a talk of another person ends. */
  begin(customer: CustomerContext, earlierId: string): Talk {
    const earlier = this.#talks.get(earlierId);
    if (earlier?.customer.sub === customer.sub) {
      const isSame = earlier.customer.accountNo === customer.accountNo;
      const question: Message[] = isSame
        ? []
        : [{ from: 'chat', text: answers.otherAccount(customer.accountNo) }];
      const thread = isSame ? earlier.thread : { requestedAccount: true, lost: 0 };
      return this.#keep({ ...earlier, customer, thread, messages: [...earlier.messages, ...question] });
    }
    this.#talks.delete(earlierId);
    return this.#keep({
      id: randomBytes(18).toString('base64url'),
      customer,
      begunAt: this.#now(),
      messages: [{ from: 'chat', text: answers.hello(customer.accountNo) }],
      thread: { requestedAccount: true, lost: 0 },
    });
  }

  find(id: string): Talk | undefined {
    return this.#talks.get(id);
  }

  /** @returns Aisha's answers; undefined when there is no such talk */
  say(id: string, text: string): readonly string[] | undefined {
    const talk = this.#talks.get(id);
    if (!talk) return undefined;
    const { texts, thread } = replyTo(text, talk.customer, talk.thread);
    const replies: Message[] = [
      { from: 'person', text },
      ...texts.map((each) => ({ from: 'chat' as const, text: each })),
    ];
    this.#keep({ ...talk, thread, messages: [...talk.messages, ...replies].slice(-MOST_MESSAGES) });
    return texts;
  }

  forgetAll(): void {
    this.#talks.clear();
  }

  #keep(talk: Talk): Talk {
    this.#talks.delete(talk.id);
    this.#talks.set(talk.id, talk);
    const [oldest] = this.#talks.keys();
    if (this.#talks.size > MOST_TALKS && oldest !== undefined) this.#talks.delete(oldest);
    return talk;
  }
}
