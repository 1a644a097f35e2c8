/** Everything about one reading: what it means for its home, the readings before it, the photo, the decision. */
import { textOfError } from '@portal/contract/errors';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import frame from '../queue/open-item.module.css';
import type { DetailProps } from '../queue/queue-kind.ts';
import { timeInWords } from '../queue/times.rules.ts';
import { WasDecided } from '../queue/was-decided.tsx';
import { copy } from './copy.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { Reading } from './reading.ts';
import { ReadingDecision } from './reading-decision.tsx';
import { EarlierReadings, ReadingFacts } from './reading-facts.tsx';
import { ReadingPhoto } from './reading-photo.tsx';
import { ReadingPill } from './reading-pill.tsx';
import { useDecideReading } from './use-decide-reading.ts';

export function ReadingDetail({
  item: reading,
  now,
  draft = emptyDraft,
  onDraft,
  onDecided,
}: DetailProps<Reading, Draft>) {
  const { itemId, utilityType, deviceNo, source, receivedAt, photo, isOwn, status } = reading;
  const decide = useDecideReading(reading, onDecided);
  const isWaiting = status === 'waiting';
  const isClosed = Date.parse(reading.window.to) < now;
  return (
    <>
      <div className={frame.head}>
        <div>
          <h2 className={frame.name}>{copy.quantity(reading.reading, copy.units[utilityType])}</h2>
          <p className={frame.facts}>
            {copy.meter(copy.utilities[utilityType], deviceNo)}
            <br />
            {copy.sent(itemId, copy.sources[source], timeInWords(receivedAt, now))}
          </p>
        </div>
        <ReadingPill reading={reading} />
      </div>
      {decide.failure !== null && <Notice isError>{decide.failure}</Notice>}
      {isOwn && isWaiting && <Notice>{textOfError('SK_STAFF_1010')}</Notice>}
      {isClosed && isWaiting && !isOwn && <Notice>{copy.closed}</Notice>}
      <div className={frame.columns}>
        <div className={frame.facing}>
          <ReadingFacts reading={reading} now={now} />
          <EarlierReadings earlier={reading.earlier} />
        </div>
        <div className={frame.form}>
          {photo === null ? (
            <p className="second">{copy.noPhoto}</p>
          ) : (
            <ReadingPhoto reading={reading} photo={photo} now={now} />
          )}
        </div>
      </div>
      {isWaiting && !isOwn && !isClosed && <ReadingDecision {...{ draft, decide, onDraft }} />}
      {reading.decision && (
        <WasDecided
          decision={reading.decision}
          words={reading.decision.decision === 'accept' ? copy.status.accepted : copy.status.setAside}
          noteLabel={copy.noteSent}
          now={now}
        />
      )}
    </>
  );
}
