/** A kind of request as an area hands it to the gateway: the words of its mails and of its acknowledgement, as data. */
import type { CustomerRequest } from '@portal/contract/requests/requests.contract';
import type { RequestKindName } from '@portal/domain/requests/request-kinds';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import type { MailText } from '../../mails/make-mail.ts';
import type { SubjectContext } from '../../wire/context.ts';
import type { StoredRequest } from './request.store.ts';

/** A request with what was asked for, read by the schema of its kind. */
interface RequestOf<Details> extends Omit<StoredRequest, 'payload' | 'kind'> {
  readonly details: Details;
}

/** Words of one mail; the subject is free of everything that a person typed. */
interface RequestMail extends Pick<MailText, 'subject' | 'text'> {
  /** From this instant on it asks for what is too late, and is not sent. */
  readonly until?: number;
}

interface AcknowledgementText {
  /** 'Request for Payment Arrangement' */
  readonly title: string;
  /** Label and value of each line. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly closing: string;
}

export interface RequestKind<Kind extends RequestKindName, Details> {
  readonly name: Kind;
  /** Of what is stored and sent. */
  readonly details: z.ZodMiniType<Details>;
  /** By what happened, as the history names it; an event without words is told nobody. */
  readonly mails: Readonly<Record<string, (request: RequestOf<Details>) => RequestMail | null>>;
  acknowledge(request: RequestOf<Details>): AcknowledgementText;
  /** @returns ids of those open requests whose details the customer may change now; without it, none */
  findChangeable?(context: SubjectContext, open: readonly StoredRequest[]): Promise<ReadonlySet<string>>;
  /**
   * Brings a request up to date with what has happened elsewhere, before the customer changes it. The account is
   * locked.
   */
  refresh?(tx: Tx, request: StoredRequest, now: number): Promise<void>;
}

/** A kind whatever its details are. */
export interface AnyRequestKind {
  readonly name: RequestKindName;
  describe(row: StoredRequest): Pick<CustomerRequest, 'kind' | 'details'>;
  mail(row: StoredRequest, what: string): RequestMail | null;
  acknowledge(row: StoredRequest): AcknowledgementText;
  findChangeable(context: SubjectContext, open: readonly StoredRequest[]): Promise<ReadonlySet<string>>;
  refresh(tx: Tx, row: StoredRequest, now: number): Promise<void>;
}

type DetailsOf<Kind extends RequestKindName> = Extract<CustomerRequest, { kind: Kind }>['details'];

export function defineRequestKind<Kind extends RequestKindName>(
  kind: RequestKind<Kind, DetailsOf<Kind>>,
): AnyRequestKind {
  const read = ({ payload, kind: _, ...row }: StoredRequest): RequestOf<DetailsOf<Kind>> => ({
    ...row,
    details: kind.details.parse(payload),
  });
  return {
    name: kind.name,
    describe: (row) =>
      ({ kind: kind.name, details: read(row).details }) as Pick<CustomerRequest, 'kind' | 'details'>,
    mail: (row, what) => kind.mails[what]?.(read(row)) ?? null,
    acknowledge: (row) => kind.acknowledge(read(row)),
    findChangeable: async (context, open) => (await kind.findChangeable?.(context, open)) ?? new Set(),
    refresh: async (tx, row, now) => kind.refresh?.(tx, row, now),
  };
}

/** @throws RangeError for a kind that no area has handed in: a row of a newer release */
export function findKind(kinds: readonly AnyRequestKind[], name: string): AnyRequestKind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new RangeError(`no kind of request: ${name}`);
  return kind;
}
