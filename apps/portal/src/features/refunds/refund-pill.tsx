/** The pill of a refund in the words of the specification, and what each of them means. */
import type { RefundPill as PillWord } from '@portal/domain/refunds/refund-pill';
import { Icon, type IconName } from '../../ui/surfaces/icons.tsx';
import { Pill, type PillKind } from '../../ui/surfaces/pill.tsx';
import { copy } from './copy.ts';
import styles from './refund.module.css';

const looks: Readonly<Record<PillWord, readonly [PillKind, IconName]>> = {
  'ACTION REQUIRED': ['strong', 'warning'],
  PENDING: ['act', 'clock'],
  'IN-PROGRESS': ['outline', 'refresh'],
  REFUNDED: ['neutral', 'check'],
};
const words = Object.keys(looks) as readonly PillWord[];

export function pillLook(word: PillWord): { readonly kind: PillKind; readonly icon: IconName } {
  const [kind, icon] = looks[word];
  return { kind, icon };
}

export function RefundPill({ word }: { readonly word: PillWord }) {
  const { kind, icon } = pillLook(word);
  return (
    <Pill kind={kind} icon={<Icon name={icon} size={16} />}>
      {word}
    </Pill>
  );
}

/** For customers who see more than one state. */
export function StatusKey() {
  return (
    <section className={styles.key}>
      <h2 className="overline">{copy.key}</h2>
      <dl>
        {words.map((word) => (
          <div key={word}>
            <dt>
              <RefundPill word={word} />
            </dt>
            <dd className="small second">{copy.keyTexts[word]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
