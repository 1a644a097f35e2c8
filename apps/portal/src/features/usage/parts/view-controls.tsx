/** The line of controls of the page: unit, comparison, and by day the kind of period. */
import { ChoiceSelect } from '../../../ui/fields/choice-select.tsx';
import { copy } from '../copy.ts';
import type { Comparison, ShownView } from '../view/usage-view.ts';
import styles from './view-controls.module.css';

interface ViewControlsProps {
  readonly view: ShownView;
  readonly unit: string;
  readonly comparisons: readonly Comparison[];
  /** There is one account whose bills give the periods. */
  readonly hasBills: boolean;
  onMoney(isMoney: boolean): void;
  onComparison(comparison: Comparison): void;
  onByBill(isByBill: boolean): void;
}

export function ViewControls(props: ViewControlsProps) {
  const { view, unit, comparisons, hasBills, onMoney, onComparison, onByBill } = props;
  const names: Partial<Record<Comparison, string>> = copy.comparisons[view.isByBill ? 'bill' : view.level];
  return (
    <div className={styles.controls}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form */}
      <div className={`segments ${styles.unit}`} role="group" aria-label={copy.unitChoice}>
        {[false, true].map((isMoney) => (
          <button
            key={String(isMoney)}
            type="button"
            className="segment unbroken"
            aria-pressed={isMoney === view.isMoney}
            onClick={() => onMoney(isMoney)}
          >
            {isMoney ? copy.dollars : unit}
          </button>
        ))}
      </div>
      {comparisons.length > 1 && (
        <ChoiceSelect
          label={copy.compare}
          chosen={view.comparison}
          choices={comparisons.map((key) => ({ key, name: names[key] ?? key }))}
          onChoose={onComparison}
        />
      )}
      {view.level === 'daily' && hasBills && (
        <ChoiceSelect
          label={copy.by}
          chosen={view.isByBill ? 'bill' : 'month'}
          choices={[
            { key: 'month', name: copy.byMonth },
            { key: 'bill', name: copy.byBill },
          ]}
          onChoose={(key) => onByBill(key === 'bill')}
        />
      )}
    </div>
  );
}
