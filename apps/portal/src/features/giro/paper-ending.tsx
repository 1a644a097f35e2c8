/** Ending a GIRO: the question before it, the words of each way, and the write for one on paper (S2 §4 §6, readings §13). */
import { type GiroEnding, giroEndingTexts } from '@portal/domain/giro/giro-actions';
import { write } from '../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../lib/api/api-error.ts';
import { webAddress } from '../../lib/safe-address.ts';
import { OutsideLink } from '../../ui/actions/outside-link.tsx';
import { DecisionDialog } from '../../ui/dialogs/decision-dialog.tsx';
import { type Fact, Facts } from '../../ui/surfaces/facts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { copy as words } from './copy.ts';
import { giroChanges, isGiroOutOfDate, type PaperSource } from './giro.query.ts';

const copy = words.manage;

/** Refusals with words of their own. */
const ownWords: ReadonlySet<string> = new Set([
  'SK_HOURS_1001',
  'SK_GIRO_1001',
  'SK_GIRO_1002',
  'SK_GIRO_1003',
]);
export const describeEndingFailure = ({ code, message }: ApiError): string =>
  ownWords.has(code) ? message : copy.failed;

/** The words of Terminate: what follows, or why it is not possible now. */
export function describeEnding(ending: GiroEnding): string {
  switch (ending) {
    case 'ask-bank':
    case 'no':
      return giroEndingTexts.askBank;
    case 'deduction':
      return giroEndingTexts.deduction;
    default:
      return copy.terminateText[ending];
  }
}

interface BankLinkProps {
  readonly name: string;
  /** As the answer has it. */
  readonly address: string | null;
}

/** Beside 'Please contact your bank.' */
export function BankLink({ name, address }: BankLinkProps) {
  const href = address ? webAddress(address, ['https:']) : null;
  if (href === null) return null;
  return (
    <OutsideLink href={href} className="text-link">
      {copy.contactBank(name)}
    </OutsideLink>
  );
}

interface EndingQuestionProps {
  readonly facts: readonly Fact[];
  readonly note: string;
  readonly busy: boolean;
  onProceed(): void;
  onClose(): void;
}

export function EndingQuestion({ facts, note, busy, onProceed, onClose }: EndingQuestionProps) {
  return (
    <DecisionDialog
      title={copy.confirmTitle}
      action={{ label: copy.proceed, busy, onPress: onProceed }}
      closeLabel={copy.back}
      onClose={onClose}
    >
      <p>{copy.question}</p>
      <div className="above-14">
        <Facts facts={facts} />
      </div>
      <p className="small second above-14">{note}</p>
    </DecisionDialog>
  );
}

/** Asks the bank to end a GIRO on paper: there is nothing to confirm there. */
export function usePaperEnding(accountNo: string, source: PaperSource, onSettled: () => void) {
  return useAction<void>({
    send: async (_, idempotencyKey) => {
      const { terminated } = await write('giro:terminate', { accountNo, source }, { idempotencyKey });
      if (!terminated) throw new ApiError(NO_ANSWER);
    },
    invalidates: giroChanges,
    isOutOfDate: isGiroOutOfDate,
    toast: () => copy.done,
    describeFailure: describeEndingFailure,
    onFailure: onSettled,
    onDone: onSettled,
  });
}
