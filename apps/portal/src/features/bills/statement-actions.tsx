/** Actions for the sum: pay it, look at the bills, ask for a credit back. Each only while its feature is open. */
import { buttonClass } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { PayAction } from '../../ui/actions/pay-action.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import type { Statement } from './statement.ts';
import styles from './statement-card.module.css';

export function StatementActions({ statement }: { readonly statement: Statement }) {
  return (
    <div className={styles.actions}>
      {statement.toPay > 0 && (
        <PayAction className={buttonClass({ kind: 'act' })} otherwise={<p>{copy.otherMethods}</p>}>
          {copy.pay(statement.toPay)}
        </PayAction>
      )}
      {statement.kind === 'credit' && (
        <FeatureLink feature="request-refund" className={`text-link ${styles.refund}`}>
          {copy.requestRefund}
          <Icon name="chevronRight" size={18} />
        </FeatureLink>
      )}
      <FeatureLink feature="bills" className={buttonClass({ kind: 'on-ink' })}>
        {copy.viewBills}
      </FeatureLink>
    </div>
  );
}
