/**
 * /manage-premises: hands the page its accounts and what the address names. A chosen premises opens its details, a shared
 * one its dashboard. Below the list, the homes of others with the access that can be given up.
 */
import { features } from '@portal/domain/availability/features';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ManagePremisesPage, type Premises, useAccounts } from '../../../features/accounts/index.ts';
import { type SharedHome, SharedHomes } from '../../../features/delegates/index.ts';
import { forgetAccount } from '../../account/account.ts';

const paths = { own: features['account-details'].path ?? '/', shared: '/dashboard' } as const;

export function ManagePremises() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/manage-premises' });
  const accounts = useAccounts();
  return (
    <div className="cards">
      <ManagePremisesPage
        accounts={accounts}
        search={search}
        paths={paths}
        onSearch={(next, isTyping) =>
          void navigate({ to: '/manage-premises', search: next, replace: isTyping, resetScroll: false })
        }
        onChosen={(path) => void navigate({ to: path })}
      />
      <SharedHomes
        homes={accounts.status === 'success' ? listSharedHomes(accounts.premises.values()) : []}
        onGivenUp={() => {
          forgetAccount();
          void navigate({ to: '/dashboard', replace: true });
        }}
      />
    </div>
  );
}

const listSharedHomes = (premises: Iterable<Premises>): SharedHome[] =>
  [...premises].flatMap(({ bp_no, bp_name, premiseNo, address, shared }) =>
    shared?.delegateId === undefined
      ? []
      : [
          {
            bpNo: bp_no,
            premiseNo,
            delegateId: shared.delegateId,
            address: address.address,
            holder: bp_name,
            until: shared.until,
          },
        ],
  );
