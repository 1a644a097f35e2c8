/** The card of a premises without any utility that is measured: why, and what there is instead. */
import { buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { copy } from '../copy.ts';
import type { MeteredAccount } from '../view/options.ts';

export function NotApplicable({ accounts }: { readonly accounts: readonly MeteredAccount[] }) {
  const isPrepaid = accounts.some(({ services }) => services.includes('prepaidElectricity'));
  return (
    <Card title={copy.title} titleRole="hidden">
      <NotApplicablePanel
        heading={copy.notApplicable.title}
        text={isPrepaid ? copy.notApplicable.prepaid : copy.notApplicable.none}
        note={copy.notApplicable.instead}
      />
      <FeatureLink feature="bills" className={`above-20 ${buttonClass({ kind: 'second' })}`}>
        {copy.notApplicable.bills}
      </FeatureLink>
    </Card>
  );
}
