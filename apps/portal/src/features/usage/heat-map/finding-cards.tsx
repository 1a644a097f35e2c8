/** The findings as cards with the numbers of their brackets; a press dims the rest of the map until pressed again. */
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import styles from './heat-map.module.css';
import type { HeatMapModel } from './heat-map-model.ts';
import type { FindingKey } from './heat-map-search.ts';
import { describeFindings } from './words.ts';

interface FindingCardsProps {
  readonly model: HeatMapModel;
  readonly pressed: FindingKey | null;
  onPress(key: FindingKey): void;
}

export function FindingCards({ model, pressed, onPress }: FindingCardsProps) {
  const { cards, missing } = describeFindings(model);
  return (
    <section aria-label={copy.findings}>
      {cards.length > 0 && (
        <ul className={styles.findings}>
          {cards.map(({ key, title, text }, index) => (
            <li key={key} className={`card ${styles.finding}`} data-pressed={key === pressed || undefined}>
              <span className={styles.findingNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={styles.findingTitle}>
                  <button
                    type="button"
                    className={styles.findingButton}
                    aria-pressed={key === pressed}
                    onClick={() => onPress(key)}
                  >
                    {unbroken(title)}
                  </button>
                </h2>
                <p className="second">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className={styles.missing}>
          {missing.map((reason) => (
            <p key={reason}>{unbroken(reason)}</p>
          ))}
        </div>
      )}
    </section>
  );
}
