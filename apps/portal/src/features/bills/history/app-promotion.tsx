/** In the chart's place while there is no bill to draw: the utility's app, with its Download button (S2 §2). */
import { buttonClass } from '../../../ui/actions/button.tsx';
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import styles from './app-promotion.module.css';
import { copy } from './copy.ts';

/** Addresses of the app; null: there is none for that kind of phone. */
export interface AppAddresses {
  readonly iphone: string | null;
  readonly android: string | null;
}

export const hasApp = ({ iphone, android }: AppAddresses): boolean => iphone !== null || android !== null;

export function AppPromotionCard({ app }: { readonly app: AppAddresses }) {
  const kinds = (['iphone', 'android'] as const).flatMap((kind) => {
    const href = app[kind];
    return href === null ? [] : [{ kind, href }];
  });
  return (
    <Card title={copy.promotion.title} titleRole="heading" className="stack">
      <p className={styles.text}>{copy.promotion.text}</p>
      <div className={`button-row ${styles.actions}`}>
        {kinds.map(({ kind, href }) => (
          <OutsideLink key={kind} href={href} className={buttonClass({ kind: 'second' })}>
            <Icon name="mobile" size={20} />
            {kinds.length === 1 ? copy.promotion.download : copy.promotion[kind]}
          </OutsideLink>
        ))}
      </div>
    </Card>
  );
}
