/** Tips to save with: one beside the way to all of them, two while there is no such page. */
import { useAvailability } from '../../lib/availability.ts';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/surfaces/icons.tsx';
import { copy } from './copy.ts';
import styles from './tips-card.module.css';

/** S1 §2: the tab of the tips page that opens. */
const airConditioner = { tabId: 'results-tips.air-conditioner' };

export function TipsCard() {
  const hasPage = useAvailability()('conservation-tips') === 'open';
  return (
    <Card title={copy.tips.name} titleRole="hidden" className={styles.card}>
      <Icon name="bulb" size={24} className={styles.icon} />
      <div className={styles.tips}>
        <Tip {...copy.tips.first} />
        {!hasPage && <Tip {...copy.tips.second} />}
      </div>
      <FeatureLink feature="conservation-tips" search={airConditioner} className={`text-link ${styles.link}`}>
        {copy.tips.link}
        <Icon name="chevronRight" size={18} />
      </FeatureLink>
    </Card>
  );
}

function Tip({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="second">{text}</p>
    </div>
  );
}
