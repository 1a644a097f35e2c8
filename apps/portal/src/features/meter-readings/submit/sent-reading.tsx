/** The reading of this window that the customer sent, and the way to replace it. */
import { unitOf } from '@portal/domain/utility-names';
import { TextButton } from '../../../ui/actions/button.tsx';
import { DoneTick } from '../../../ui/surfaces/done-tick.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import type { MeterItem } from '../meters.query.ts';
import { copy } from './copy.ts';
import styles from './meter-form.module.css';

interface SentReadingProps {
  readonly item: MeterItem;
  readonly sent: { readonly reading: string; readonly at: number };
  onReopen(): void;
}

export function SentReading({ item, sent, onReopen }: SentReadingProps) {
  return (
    <div className="row-top gap-16">
      <DoneTick />
      <div>
        <p className={styles.sentReading}>{copy.sent.title(sent.reading, unitOf[item.utilityType])}</p>
        <p>{unbroken(copy.sent.note(sent.at, item.source))}</p>
        <p className="small second">{unbroken(copy.sent.until(Date.parse(item.smrdToDate)))}</p>
        <TextButton onClick={onReopen}>
          {copy.sent.change}
          <span className="hidden-visually">{copy.sent.changeOf(item.utilityType, item.deviceNo)}</span>
        </TextButton>
      </div>
    </div>
  );
}
