/** The calls of GIRO: authorisations and their older form, eligibility, banks, one request, and what starts or ends one. */
import type { Input, Output } from '@portal/contract';
import type {
  GiroRecord,
  GiroSetupReply,
  GiroStatusReply,
  GiroTerminationReply,
  GiroWithdrawalReply,
} from '@portal/contract/giro/giro.rest';
import { restPaths } from '@portal/contract/http';
import type { GiroBank } from '@portal/domain/giro/giro-banks';
import { isUnsettled, readGiroType } from '@portal/domain/giro/giro-status';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../lib/api/api-error.ts';
import { getPrivate } from '../../lib/api/get-private.ts';
import { postPrivate } from '../../lib/api/post-private.ts';
import { webAddress } from '../../lib/safe-address.ts';
import type { CardQuery } from '../../ui/loading/use-card-query.ts';
import { eligibilityKey, fresh, noneWithoutFeature, toAccountNo, toKey } from './eligibility.query.ts';

export type { GiroRecord, GiroStatusReply };
export type OlderGiro = Output<'giro:giroStatusRetrieval'>[number];

/** Often at first, as a bank usually answers at once; later every minute, as long as the page is open (visual 41). */
const SOON_MS = 3_000;
const LATER_MS = 60_000;
const SOON_TIMES = 20;
const untilNews = (isAwaited: boolean | undefined, times: number): number | false =>
  isAwaited ? (times < SOON_TIMES ? SOON_MS : LATER_MS) : false;

const giroKey = ['njord/v1/giro'] as const;
const statusKey = ['njord/v1/egiro/status'] as const;
const olderKey = ['giro:giroStatusRetrieval'] as const;
/** Queries whose answers a request about GIRO changes. */
export const giroChanges = [
  giroKey,
  olderKey,
  statusKey,
  eligibilityKey,
  ['giro:deductions'],
  ['request:list'],
  ['bills:outstandingPayment'],
  ['v2/payables'],
] as const;

/** Refusals after which the answers are others than the page knows: something was begun or ended elsewhere. */
const outdated: ReadonlySet<string> = new Set([
  'SK_GIRO_1001',
  'SK_GIRO_1002',
  'SK_GIRO_1003',
  'SK_GIRO_1004',
  'SK_GIRO_1007',
]);
export const isGiroOutOfDate = ({ code }: ApiError): boolean => outdated.has(code);

/** @param asked null while they are not known */
export function giroQuery(asked: readonly string[] | null) {
  const accountNos = toKey(asked);
  return queryOptions({
    ...fresh,
    queryKey: [...giroKey, { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async (): Promise<readonly GiroRecord[]> => {
            if (accountNos.length === 0) return [];
            const query = { account_numbers: accountNos.join(',') };
            const records = await noneWithoutFeature<GiroRecord>(getPrivate(restPaths.giroDetails, query));
            return records.map((record) => ({
              ...record,
              account_number: toAccountNo(record.account_number),
              type: readGiroType(record.type),
            }));
          },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      untilNews(
        data?.some(({ request }) => request !== null),
        dataUpdateCount,
      ),
  });
}

/** Without eGIRO. @param asked null while they are not known */
export function olderGiroQuery(asked: readonly string[] | null) {
  const accountNos = toKey(asked);
  return queryOptions({
    ...fresh,
    queryKey: [...olderKey, { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async () =>
            accountNos.length === 0
              ? []
              : noneWithoutFeature<OlderGiro>(
                  call('giro:giroStatusRetrieval', { accountNos: [...accountNos] }),
                ),
  });
}

/** Public. */
export function banksQuery() {
  return queryOptions({
    queryKey: ['spg/v1/egiro/banks'] as const,
    queryFn: async () => ((await getPrivate(restPaths.giroBanks)) as { banks: readonly GiroBank[] }).banks,
  });
}

export function deductionsQuery(accountNo: string) {
  return queryOptions({
    queryKey: ['giro:deductions', { accountNo }] as const,
    queryFn: () => call('giro:deductions', { accountNo }),
  });
}

export interface References {
  readonly dda_ref_no: string;
  readonly txn_ref_no: string;
}

/** @param references as they came with the address; null: it names none */
export function statusQuery(references: References | null) {
  return queryOptions({
    ...fresh,
    queryKey: [...statusKey, references] as const,
    queryFn:
      references === null
        ? skipToken
        : async () => (await getPrivate(restPaths.giroStatus, { ...references })) as GiroStatusReply,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      untilNews(data && isUnsettled(data.status), dataUpdateCount),
  });
}

/** A request that was started, and the page of the bank where it goes on. */
export interface AtBank extends References {
  readonly address: string;
}

/** @throws ApiError, also for an answer that is no success and for an address that no browser should follow (T3) */
function readAtBank(
  { status, redirect_url, dda_ref_no, txn_ref_no }: GiroSetupReply | GiroTerminationReply,
  success: string,
): AtBank {
  const address = status === success ? webAddress(redirect_url, ['https:', 'http:']) : null;
  if (address === null) throw new ApiError(NO_ANSWER);
  return { address, dda_ref_no, txn_ref_no };
}

/** Of several queries of a page the one to show instead of it: one that failed, else one that is awaited. */
export function chooseShown(first: CardQuery, ...others: readonly CardQuery[]): CardQuery {
  const queries = [first, ...others];
  const failed = queries.find(({ error, data, waiting }) => error && !data && !waiting);
  const found = failed ?? queries.find(({ waiting }) => waiting);
  // All are answered: what else the page waits for is no query of its own.
  return found ?? { ...first, waiting: 'shown', data: undefined };
}

const CHANNEL = 'UPORTAL';

interface ReturnTo {
  /** Which pages the bank leads back to. */
  readonly returnTo: 'portal' | 'internal';
}

export interface Setup extends ReturnTo {
  readonly accountNo: string;
  readonly bank: GiroBank;
}

export async function startSetup(
  { accountNo, bank, returnTo }: Setup,
  idempotencyKey: string,
): Promise<AtBank> {
  const { bank_code, bank_name, bank_segment } = bank;
  const body = {
    bank_code,
    bank_name,
    account_number: accountNo,
    bank_segment,
    channel: CHANNEL,
    return_to: returnTo,
  };
  const answer = await postPrivate(restPaths.giroSetup, body, idempotencyKey);
  return readAtBank(answer as GiroSetupReply, 'SETUP_PENDING');
}

interface Ending extends ReturnTo {
  readonly id: string;
  readonly accountNo: string;
}

export async function startTermination(ending: Ending, idempotencyKey: string): Promise<AtBank> {
  const { id, accountNo, returnTo } = ending;
  const body = { egiro_id: id, account_number: accountNo, channel: CHANNEL, return_to: returnTo };
  const answer = await postPrivate(restPaths.giroTermination, body, idempotencyKey);
  return readAtBank(answer as GiroTerminationReply, 'SUCCESS');
}

export async function restartTermination(ending: Ending, idempotencyKey: string): Promise<AtBank> {
  const { id, accountNo, returnTo } = ending;
  const body = { id, accountNo, channel: CHANNEL, return_to: returnTo };
  const answer = await postPrivate(restPaths.giroCancellation, body, idempotencyKey);
  return readAtBank(answer as GiroTerminationReply, 'SUCCESS');
}

/** @returns false: the bank has the approval, and the set-up goes on */
export async function withdrawSetup(
  { id, accountNo }: Omit<Ending, 'returnTo'>,
  idempotencyKey: string,
): Promise<boolean> {
  const body = { egiro_id: id, account_number: accountNo, channel: CHANNEL };
  const { status } = (await postPrivate(
    restPaths.giroWithdrawal,
    body,
    idempotencyKey,
  )) as GiroWithdrawalReply;
  return status === 'WITHDRAWN';
}

export type PaperSource = Input<'giro:terminate'>['source'];
