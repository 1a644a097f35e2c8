/** /home-energy-audit/tips: a tab per appliance, each with its tips and what they save at today's tariff (S3 §2.7). */
import { cents } from '@portal/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NotApplicablePanel } from '../../ui/loading/error-card.tsx';
import { QueryPage } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { IconTile } from '../../ui/surfaces/icon-tile.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Spoken } from '../../ui/text/spoken.tsx';
import { copy } from './copy.ts';
import styles from './tips.module.css';
import { type Tip, type Tips, tipsQuery } from './tips.query.ts';

export interface TipsPageProps {
  /** The appliance of the tab that the address names. */
  readonly appliance: string;
  onAppliance(appliance: string, how: 'chosen' | 'unknown'): void;
}

export function TipsPage(props: TipsPageProps) {
  const card = useCardQuery(useQuery(tipsQuery()));
  return (
    <div className="cards">
      <div className={styles.top}>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <QueryPage
        query={card}
        title={copy.title}
        titleRole="hidden"
        className={styles.waiting}
        skeleton={{ label: copy.loading, blocks: Array.from({ length: 4 }, () => styles.block) }}
        failure={{ heading: copy.failed }}
      >
        {(tips) => <Answer {...props} tips={tips} />}
      </QueryPage>
    </div>
  );
}

function Answer({ appliance, onAppliance, tips }: TipsPageProps & { readonly tips: Tips }) {
  const appliances = Object.keys(tips);
  const [first] = appliances;
  const isKnown = appliances.includes(appliance);
  useEffect(() => {
    // An address whose tab there is not leads to the first one (readings §16).
    if (!isKnown && first !== undefined) onAppliance(first, 'unknown');
  }, [isKnown, first, onAppliance]);
  if (first === undefined)
    return (
      <Card title={copy.title} titleRole="hidden" className="stack">
        <NotApplicablePanel {...copy.empty} />
      </Card>
    );
  const chosen = isKnown ? appliance : first;
  return (
    <div>
      <Tabs
        label={copy.appliances}
        tabs={appliances.map((key) => ({ key, content: copy.appliance(key), className: styles.tab }))}
        chosen={appliances.indexOf(chosen)}
        onChoose={(index) => onAppliance(appliances[index] ?? first, 'chosen')}
      />
      <div role="tabpanel" aria-label={copy.appliance(chosen)} className={styles.panel}>
        <h2 className="hidden-visually">{copy.appliance(chosen)}</h2>
        <ul className={styles.tips}>
          {(tips[chosen] ?? []).map((tip) => (
            <TipItem key={tip.title} tip={tip} />
          ))}
        </ul>
        <p className={styles.note}>{copy.note}</p>
      </div>
    </div>
  );
}

function TipItem({ tip: { title, text, source, saving } }: { readonly tip: Tip }) {
  const amount = saving && cents(saving.amount);
  return (
    <li className={styles.tip}>
      <h3>{title}</h3>
      <div className="second">
        <RichText markup={text} />
      </div>
      {source && <p className={styles.source}>{copy.source(source)}</p>}
      {saving && amount !== null && (
        <div className={styles.saving}>
          <IconTile icon={saving.utility} utility={saving.utility} />
          <div>
            <p className="bold">
              <Spoken text={copy.saves(amount)} spoken={copy.spoken(amount)} />
            </p>
            <p className={styles.basis}>
              {copy.quantity(saving.quantityMilli, saving.utility)}: {saving.basis}
            </p>
          </div>
        </div>
      )}
    </li>
  );
}
