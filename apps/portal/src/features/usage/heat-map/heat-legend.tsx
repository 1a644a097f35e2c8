/** The six steps with where each begins, the empty slot, the star. */
import { heatColours } from '../../../charts/heat/heat-colours.ts';
import { useColourScheme } from '../../../charts/heat/use-colour-scheme.ts';
import { copy } from './copy.ts';
import styles from './heat-map.module.css';
import type { HeatMapModel } from './heat-map-model.ts';
import { nameSteps } from './words.ts';

export function HeatLegend({ model, hasStar }: { readonly model: HeatMapModel; readonly hasStar: boolean }) {
  const colours = heatColours[useColourScheme()];
  return (
    <div className={styles.legend}>
      <p className={styles.legendTitle}>{copy.legend[model.isMoney ? 'money' : 'use']}</p>
      <ol className={styles.steps}>
        {nameSteps(model).map(({ step, name }) => (
          <li key={step}>
            <span className={styles.swatch} style={{ background: colours[step] }} />
            <span className={styles.stepName}>{name}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.signs}>
        <li>
          <span className={styles.emptySlot} />
          {copy.noData}
        </li>
        {hasStar && <li>{copy.legendEstimated}</li>}
      </ul>
    </div>
  );
}
