/** The panel that lists what will change, in view while the form scrolls: beside it, or as one line above it. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { SummaryPanel } from '../../wizard/summary-panel.tsx';
import { copy } from './copy.ts';
import {
  arePreferencesChanged,
  type Draft,
  type EditFacts,
  formatDraftAddress,
  hasElectricity,
  isAddressChanged,
  listKeptOnPaper,
  withStreet,
} from './edit.rules.ts';
import styles from './edit-account.module.css';

interface EditSummaryProps {
  readonly draft: Draft;
  readonly facts: EditFacts;
  readonly hasRetailerAccess: boolean;
}

const words = copy.changes;

export function EditSummary({ draft, facts, hasRetailerAccess }: EditSummaryProps) {
  const { account, preference, lookup } = facts;
  const typed = withStreet(draft, lookup);
  const changesAddress = isAddressChanged(draft, lookup);
  const start = draft.effectiveDate === '' ? null : sgDay(draft.effectiveDate);
  const pending = preference.pendingMailAddress;
  return (
    <div className={styles.summary}>
      <SummaryPanel
        isFoldedAtFirst
        title={words.title}
        heading={toHeading(changesAddress, start, arePreferencesChanged(draft, preference))}
        rows={[
          {
            label: copy.mailingAddress,
            value: changesAddress
              ? [formatDraftAddress(typed), typed.postalCode && copy.postal(typed.postalCode)]
                  .filter(Boolean)
                  .join(', ')
              : words.noChange,
          },
          ...(changesAddress && start ? [{ label: words.starts, value: copy.fromDay(start) }] : []),
          ...(changesAddress && pending ? [{ label: words.replaces, value: pending.title }] : []),
          { label: copy.billSummary, value: describeBills(draft, facts) },
          ...(hasRetailerAccess && hasElectricity(account)
            ? [{ label: copy.retailerAccess, value: describeAccess(draft, facts) }]
            : []),
          { label: words.appliesTo, value: describeTargets(draft, facts) },
        ]}
      />
      <p className={styles.together}>{unbroken(copy.form.together)}</p>
    </div>
  );
}

function toHeading(changesAddress: boolean, start: SgDay | null, changesPreferences: boolean): string {
  if (changesAddress) return start ? words.address(start) : words.addressNoDay;
  return changesPreferences ? words.settings : words.none;
}

function describeBills(draft: Draft, { preference }: EditFacts): string {
  if (draft.isSoftCopy === preference.isSoftCopy && draft.isHardCopy === preference.isHardCopy)
    return words.noChange;
  // The other accounts may have other bills: each gets the change alone.
  if (draft.isApplyAll)
    return [
      ...describeBill(copy.emailBill, draft.isSoftCopy, preference.isSoftCopy),
      ...describeBill(copy.hardcopyBill, draft.isHardCopy, preference.isHardCopy),
    ].join(', ');
  if (draft.isSoftCopy && draft.isHardCopy) return words.emailAndPaper;
  if (draft.isSoftCopy) return copy.emailBill;
  return draft.isHardCopy ? copy.hardcopyBill : copy.none;
}

function describeBill(name: string, isChosen: boolean, wasChosen: boolean): readonly string[] {
  if (isChosen === wasChosen) return [];
  return [isChosen ? words.started(name) : words.stopped(name)];
}

function describeAccess(draft: Draft, { preference }: EditFacts): string {
  if (draft.isRetailerAccessDisallowed === preference.isRetailerAccessDisallowed) return words.noChange;
  return draft.isRetailerAccessDisallowed ? copy.notAllowed : copy.allowed;
}

function describeTargets(draft: Draft, facts: EditFacts): string {
  if (!draft.isApplyAll) return words.thisAccount(facts.account.accountNo);
  if (facts.all !== 'known') return words.allAccounts;
  const changes = arePreferencesChanged(draft, facts.preference);
  return words.accounts(facts.others.length + 1, changes ? listKeptOnPaper(draft, facts) : []);
}
