/** 500 days at a glance, on the usage page: a column is a week, and the finding below leads to the map. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { HeatGrid } from '../../../charts/heat/heat-grid.tsx';
import { useElementSize } from '../../../charts/use-element-size.ts';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { QueryCard } from '../../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../../ui/loading/use-card-query.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as usage } from '../copy.ts';
import { copy } from './copy.ts';
import styles from './glance-card.module.css';
import { type HeatMapAnswer, heatMapQuery } from './heat-map.query.ts';
import { buildHeatMap } from './heat-map-model.ts';
import { nameFinding } from './words.ts';

const [HOUR_PX, WIDEST_PX] = [4, 16];

export function GlanceCard({ accountNos }: { readonly accountNos: readonly string[] }) {
  const query = useCardQuery(useQuery(heatMapQuery(accountNos)));
  return (
    <QueryCard
      title={copy.glance.title}
      titleRole="heading"
      query={query}
      className={styles.card}
      skeleton={{ label: copy.loading, blocks: [styles.pictureBlock, styles.textBlock] }}
      failure={{ heading: copy.failedTitle, text: usage.unavailable }}
    >
      {(answer) => <Glance answer={answer} />}
    </QueryCard>
  );
}

function Glance({ answer }: { readonly answer: HeatMapAnswer }) {
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(frame);
  const model = useMemo(() => buildHeatMap(answer, { choice: 'all', isMoney: false }), [answer]);
  const lines = useMemo(() => model.weeks.map(({ line }) => line), [model]);
  if (lines.length === 0) return <p className="second above-8">{copy.noDays.text}</p>;
  const weekPx = Math.max(1, Math.min(WIDEST_PX, width / lines.length));
  return (
    <>
      <div ref={frame} className={styles.picture} role="img" aria-label={copy.glance.picture}>
        <HeatGrid lines={lines} direction="columns" lineSize={weekPx} hourSize={HOUR_PX} />
      </div>
      <p className="second above-14">{unbroken(`${nameFinding(model).heading}.`)}</p>
      <FeatureLink feature="heat-map" className="text-link">
        {copy.glance.link}
        <Icon name="chevronRight" size={18} />
      </FeatureLink>
    </>
  );
}
