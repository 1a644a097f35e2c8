/**
 * /e-giro/status: the bank's answer to one request. The address only names it; the gateway says what is true, and is
 * asked again while nothing is decided (T12, visual 41).
 */
import {
  findGiroOutcome,
  type GiroOutcome,
  getGiroFailureText,
  toGiroProperty,
} from '@portal/domain/giro/giro-request';
import { formatDay, sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';
import { webAddress } from '../../../lib/safe-address.ts';
import { keep, readStored, storageKeys } from '../../../lib/storage.ts';
import { AnchorButton, Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { Icon, type IconName } from '../../../ui/surfaces/icons.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as words } from '../copy.ts';
import { type GiroStatusReply, type References, restartTermination, statusQuery } from '../giro.query.ts';
import { describeEndingFailure } from '../paper-ending.tsx';
import { useGiroPaths } from '../paths.ts';
import { giroEvents, useAtBank } from '../use-at-bank.ts';
import { copy as pages } from './copy.ts';
import { GiveUp } from './give-up.tsx';
import styles from './result.module.css';
import { ResultMessage, ResultWaiting } from './result-message.tsx';

const copy = pages.status;
const icons: Readonly<Record<GiroOutcome, IconName>> = {
  'in-progress': 'refresh',
  successful: 'check',
  unsuccessful: 'close',
};

export function StatusPage({ references }: { readonly references: References | null }) {
  const query = useCardQuery(useQuery(statusQuery(references)));
  const { giro } = useGiroPaths();
  // Not theirs, unknown, or unreadable: one answer for all (T12).
  const isUnknown =
    query.error instanceof ApiError && ['SK_ACCESS_1001', 'SK_INPUT_1001'].includes(query.error.code);
  if (references === null || (isUnknown && !query.data))
    return (
      <ResultMessage heading={copy.unknown} text={copy.unknownText}>
        <LinkButton to={giro} kind="second">
          {copy.toGiro}
        </LinkButton>
      </ResultMessage>
    );
  if (query.data) return <Result reply={query.data} />;
  return <ResultWaiting query={query} title={copy.page} words={copy} />;
}

function Result({ reply }: { readonly reply: GiroStatusReply }) {
  const { request_type: type, status, account_number, bank_name, dda_ref_no, first_deduction: first } = reply;
  const outcome = findGiroOutcome(type, status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEvents(reply, outcome);
  // A new answer is told where it stands.
  useEffect(() => {
    if (outcome !== 'in-progress') heading.current?.focus();
  }, [outcome]);
  return (
    <section
      className={`${outcome === 'successful' ? 'statement' : 'card'} ${styles.card}`}
      data-outcome={outcome}
    >
      <span className={styles.mark} aria-hidden="true">
        <Icon name={icons[outcome]} size={24} />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {copy.titles[type][outcome]}
        </h1>
        <p className={styles.text} role="status">
          {unbroken(describe(reply, outcome))}
        </p>
      </div>
      <div className={styles.facts}>
        <Facts
          facts={[
            { label: copy.account, value: account_number },
            { label: copy.bank, value: words.ending(bank_name, reply.bank_account_number_last_four) },
            outcome === 'successful' && first
              ? { label: copy.first, value: formatDay(sgDay(first.on)) }
              : { label: copy.reference, value: dda_ref_no },
          ]}
        />
      </div>
      <Actions reply={reply} outcome={outcome} />
    </section>
  );
}

function describe(reply: GiroStatusReply, outcome: GiroOutcome): string {
  const { request_type: type, status, bank_name, redirect_url, expires_at } = reply;
  if (outcome === 'unsuccessful') return getGiroFailureText(type, status);
  const until = expires_at && copy.until(expires_at);
  if (status === 'SUSPENDED') return copy.successful.suspended;
  if (outcome === 'successful' && status === 'PENDING_SETUP_EGIRO') return copy.successful.approved(until);
  if (outcome === 'successful' && status === 'PENDING_SETUP_PGIRO') return copy.successful.onPaper;
  if (outcome === 'successful')
    return type === 'CREATION' ? copy.successful.CREATION(bank_name) : copy.successful.CANCELLATION;
  if (redirect_url !== null) return copy.atBank(until);
  // One that anybody has yet to approve has a time.
  if (type === 'CANCELLATION' && until === null) return copy.endingApproved;
  return [copy.inProgress[type], until && copy.answerBy(until)].filter(Boolean).join(' ');
}

interface ActionsProps {
  readonly reply: GiroStatusReply;
  readonly outcome: GiroOutcome;
}

function Actions({ reply, outcome }: ActionsProps) {
  const navigate = useNavigate();
  const paths = useGiroPaths();
  const { request_type: type, bank_name, redirect_url } = reply;
  const property = toGiroProperty(type);
  const again = useAtBank<void>({
    property,
    leaveFor: null,
    send: (_, key) =>
      restartTermination(
        { id: reply.dda_ref_no, accountNo: reply.account_number, returnTo: paths.returnTo },
        key,
      ),
    describeFailure: describeEndingFailure,
  });
  const address = redirect_url === null ? null : webAddress(redirect_url, ['https:', 'http:']);
  const isTermination = property === 'termination';
  // The form on paper has no segment: its GIRO is ended on the page of GIRO, without a page of the bank.
  const isEndedThere = isTermination && reply.bank_segment === null;
  const toGiro = (
    <Link to={paths.giro} className="text-link">
      {copy.toGiro}
    </Link>
  );
  const giveUp = <GiveUp setup={reply} onWithdrawn={() => void navigate({ to: paths.giro })} />;
  if (outcome === 'in-progress')
    return (
      <div className={styles.actions}>
        {address && (
          <AnchorButton href={address} wide>
            {copy.continue(bank_name)}
          </AnchorButton>
        )}
        <LinkButton to={paths.giro} kind="second" wide>
          {copy.toGiro}
        </LinkButton>
        {giveUp}
      </div>
    );
  if (outcome === 'successful')
    return (
      <div className={styles.actions}>
        <LinkButton to={isTermination ? paths.manual : paths.giro} kind="act" wide>
          {isTermination ? copy.applyNew : copy.toGiro}
        </LinkButton>
        {isTermination && toGiro}
        {giveUp}
      </div>
    );
  return (
    <div className={styles.actions}>
      {again.failure && <Notice isError>{again.failure}</Notice>}
      {isTermination && !isEndedThere ? (
        <Button wide busy={again.busy} onClick={() => void again.run()}>
          {copy.again}
        </Button>
      ) : (
        <LinkButton to={isEndedThere ? paths.giro : paths.manual} wide>
          {copy.again}
        </LinkButton>
      )}
      {!isEndedThere && toGiro}
    </div>
  );
}

/** Once for each request and outcome, also over a reload and in the bank's own window. */
function useEvents({ request_type, txn_ref_no, status }: GiroStatusReply, outcome: GiroOutcome): void {
  useEffect(() => {
    // A GIRO that has ended since was set up all the same.
    if (outcome === 'in-progress' || (request_type === 'CREATION' && status === 'TERMINATED')) return;
    const key = `${storageKeys.measuredPrefix}${txn_ref_no}`;
    if (readStored('local', key) === outcome) return;
    keep('local', key, outcome);
    const event = giroEvents[toGiroProperty(request_type)];
    if (outcome === 'successful') pushSuccess(event);
    else pushFailure(event, new ApiError(NO_ANSWER));
  }, [request_type, txn_ref_no, status, outcome]);
}
