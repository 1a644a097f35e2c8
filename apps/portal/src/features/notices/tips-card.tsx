/** One tip to save with, and the way to all of them. The tip helps by itself; the link waits for its page. */
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { copy } from './copy.ts';
import styles from './tips-card.module.css';

/** S1 §2: the tab of the tips page that opens. */
const airConditioner = { tabId: 'results-tips.air-conditioner' };

export function TipsCard() {
  return (
    <Card title={copy.tips.name} titleRole="hidden" className={styles.card}>
      <Icon name="bulb" size={24} className={styles.icon} />
      <h3>{copy.tips.title}</h3>
      <p className="second">{copy.tips.text}</p>
      <PlaceLink place="conservation-tips" search={airConditioner} className={`text-link ${styles.link}`}>
        {copy.tips.link}
        <Icon name="chevronRight" size={18} />
      </PlaceLink>
    </Card>
  );
}
