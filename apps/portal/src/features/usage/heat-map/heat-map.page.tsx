/**
 * /usage/heat-map: 500 days hour by hour, and what they say. The view is in the address; the cell that is read is not, as it
 * moves with every key.
 */
import type { Utility } from '@portal/domain/utility-names';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useElementSize } from '../../../charts/use-element-size.ts';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { NotApplicablePanel } from '../../../ui/loading/error-card.tsx';
import { QueryAnswer } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as usage } from '../copy.ts';
import { NotApplicable } from '../parts/not-applicable.tsx';
import { UtilityHead } from '../parts/utility-head.tsx';
import { listOptions, type MeteredAccount } from '../view/options.ts';
import { copy } from './copy.ts';
import { FindingCards } from './finding-cards.tsx';
import styles from './heat-map.module.css';
import { heatMapQuery } from './heat-map.query.ts';
import { HeatMapAnswer } from './heat-map-answer.tsx';
import { DaySwitch, UnitSwitch } from './heat-map-controls.tsx';
import { buildHeatMap } from './heat-map-model.ts';
import {
  type HeatMapSearch,
  type HeatMapView,
  readHeatMapView,
  writeHeatMapView,
} from './heat-map-search.ts';
import { HeatMapSkeleton, showsDays } from './heat-map-skeleton.tsx';
import { describeDates } from './words.ts';

export interface HeatMapPageProps {
  /** The accounts of the selected premises; null while that is not known. */
  readonly accounts: readonly MeteredAccount[] | null;
  readonly search: HeatMapSearch;
  onSearch(search: Record<string, string>): void;
}

export function HeatMapPage({ accounts, search, onSearch }: HeatMapPageProps) {
  const options = useMemo(() => accounts && listOptions(accounts), [accounts]);
  const view = readHeatMapView(search);
  const setView = (next: HeatMapView) => onSearch(writeHeatMapView(next));
  const utilities = options?.utilities ?? [];
  const chosen = utilities.find((each) => each === view.utility) ?? utilities[0] ?? 'electricity';
  const isPossible = chosen === 'electricity' && options?.halfHourly !== null;
  const query = useQuery(heatMapQuery(isPossible ? (options?.halfHourly ?? null) : null));
  const { choice, isMoney, finding } = view;
  const { data } = query;
  const model = useMemo(
    () => (data ? buildHeatMap(data, { choice, isMoney }) : null),
    [data, choice, isMoney],
  );
  const card = useCardQuery(query);
  const inside = useRef<HTMLDivElement>(null);
  const size = useElementSize(inside);
  const isWide = showsDays(size);
  const isShown = isPossible && model !== null && model.all.length > 0 && card.data !== undefined;
  const units = <UnitSwitch isMoney={isMoney} onMoney={(next) => setView({ ...view, isMoney: next })} />;
  const hasPrices = model === null || model.rates.length > 0;
  return (
    <div className="cards">
      <div>
        <Breadcrumbs
          trail={[
            { feature: 'dashboard', label: usage.home },
            { feature: 'usage', label: usage.title },
          ]}
          current={copy.current}
        />
        <h1 tabIndex={-1}>{copy.title}</h1>
      </div>
      {options?.utilities.length === 0 ? (
        <NotApplicable accounts={accounts ?? []} />
      ) : (
        <Card
          title={copy.card}
          titleRole="hidden"
          className={styles.card}
          ref={card.frame}
          busy={isPossible && card.waiting !== null}
        >
          <div ref={inside}>
            <UtilityHead
              utilities={utilities}
              chosen={chosen}
              onChoose={(utility) => setView({ ...view, utility })}
            >
              {isPossible && (
                <DaySwitch choice={choice} onChoose={(next) => setView({ ...view, choice: next })} />
              )}
              {isPossible && isWide && hasPrices && units}
            </UtilityHead>
            {isPossible ? (
              <QueryAnswer
                query={card}
                skeleton={(phase) => <HeatMapSkeleton phase={phase} size={size} />}
                failure={{ heading: copy.failedTitle, text: usage.unavailable, className: styles.message }}
              >
                {() =>
                  isShown && options ? (
                    <HeatMapAnswer
                      model={model}
                      view={view}
                      size={size}
                      units={hasPrices ? units : null}
                      options={options}
                      onView={setView}
                    />
                  ) : (
                    <NotPossible heading={copy.noDays.title} text={copy.noDays.text} utility="electricity" />
                  )
                }
              </QueryAnswer>
            ) : (
              <NotPossible
                heading={usage.notApplicable.title}
                text={chosen === 'electricity' ? usage.tooMany : usage.monthlyOnly(chosen)}
                utility={chosen}
              />
            )}
            {isShown && isMoney && !hasPrices && <p className="small second above-8">{usage.unpriced}</p>}
          </div>
        </Card>
      )}
      {isShown && (
        <>
          <FindingCards
            model={model}
            pressed={finding}
            onPress={(key) => setView({ ...view, finding: key === finding ? null : key })}
          />
          <p className={styles.stamp}>
            <Icon name="refresh" size={18} />
            <span>
              {unbroken(
                describeDates(
                  model,
                  utilities.filter((each) => each !== 'electricity'),
                ),
              )}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

interface NotPossibleProps {
  readonly heading: string;
  readonly text: string;
  readonly utility: Utility;
}

/** Neutral: the reason, and the level that there is. */
function NotPossible({ heading, text, utility }: NotPossibleProps) {
  return (
    <div className={styles.message}>
      <NotApplicablePanel heading={heading} text={text} />
      <FeatureLink feature="usage" search={{ utility, view: 'monthly' }} className="text-link above-8">
        {copy.byMonth(utility)}
      </FeatureLink>
    </div>
  );
}
