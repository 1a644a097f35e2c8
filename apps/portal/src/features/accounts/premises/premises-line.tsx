/** The second line of a premises: its account or how many, what is supplied, which one of few it is. */
import { canonicalAccountNo, spokenSpelling } from '@portal/domain/account-number';
import { sgDay } from '@portal/domain/sg-time';
import { utilitiesLabel } from '@portal/domain/utilities';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from '../copy.ts';
import { type Account, type Premises, servicesAt } from './premises.ts';

interface PremisesLineProps {
  readonly premises: Premises;
  readonly accounts: readonly Account[];
  /** Left out where there is one premises, or too many to count along. */
  readonly place?: { readonly position: number; readonly count: number } | undefined;
}

export function PremisesLine({ premises, accounts, place }: PremisesLineProps) {
  const [first] = premises.accounts;
  const { shared = null } = premises;
  const label = utilitiesLabel(servicesAt(accounts));
  return (
    <>
      {premises.accounts.length === 1 && first !== undefined ? (
        <span>
          {copy.account} <AccountNumber number={first} />
          {label !== '' && <Comma />}
        </span>
      ) : (
        <span>
          {copy.accounts(premises.accounts.length)}
          {label !== '' && <Comma />}
        </span>
      )}
      {label !== '' && (
        <span>
          {label}
          {(place || shared) && <Comma />}
        </span>
      )}
      {shared && (
        <span>
          {unbroken(copy.shared(premises.bp_name, sgDay(shared.until)))}
          {place && <Comma />}
        </span>
      )}
      {place && <span>{copy.place(place.position, place.count)}</span>}
    </>
  );
}

/** Dots part the words for the eye only. */
function Comma() {
  return <span className="hidden-visually">{copy.comma}</span>;
}

/** Without spaces to the eye, in groups to the ear. */
function AccountNumber({ number }: { readonly number: string }) {
  const canonical = canonicalAccountNo(number);
  return (
    <>
      <span aria-hidden="true">{number}</span>
      <span className="hidden-visually">{canonical ? spokenSpelling(canonical) : number}</span>
    </>
  );
}
