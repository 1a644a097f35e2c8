/** The leak watch of a home: nothing found, a leak that runs, what was before, or why it cannot see any. */
import { isExplained } from '@portal/domain/insights/leak-causes';
import { cents, formatSgd } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { QueryCard } from '../../ui/loading/query-card.tsx';
import { useCardQuery } from '../../ui/loading/use-card-query.ts';
import { unbroken } from '../../ui/text/unbroken.tsx';
import { copy } from './copy.ts';
import type { ExplainDialogProps } from './explain-dialog.tsx';
import styles from './leak-watch-card.module.css';
import { type Episode, type Leaks, leaksQuery } from './leaks.query.ts';

const LazyExplainDialog = lazyPart<ExplainDialogProps>(
  async () => (await import('./explain-dialog.tsx')).ExplainDialog,
);

/** Episodes of the past below the newest state, until more are wanted. */
const SHOWN = 5;

interface LeakWatchCardProps {
  /** Of water; null while it is not known. */
  readonly accountNo: string | null;
  /** False: somebody who may only look. */
  readonly mayExplain: boolean;
}

export function LeakWatchCard({ accountNo, mayExplain }: LeakWatchCardProps) {
  const query = useCardQuery(useQuery(leaksQuery(accountNo)));
  const [asked, setAsked] = useState<Episode | null>(null);
  const [isWhole, setWhole] = useState(false);
  return (
    <QueryCard
      title={copy.title}
      query={query}
      skeleton={{ label: copy.loading, blocks: [styles.block] }}
      failure={{ heading: copy.failed }}
    >
      {(leaks) => {
        const [newest] = leaks.episodes;
        const running = newest?.endedAt === null && !newest.isWithdrawn ? newest : null;
        const earlier = leaks.episodes.filter((episode) => episode !== running);
        return (
          <>
            {running ? (
              <Running episode={running} isKnown={leaks.watch.state === 'watching'} />
            ) : (
              <Verdict leaks={leaks} />
            )}
            {running && mayExplain && (
              <div className="above-14">
                <ExplainButton episode={running} onAsk={() => setAsked(running)} />
              </div>
            )}
            {earlier.length > 0 && (
              <>
                <h3 className="label above-20">{copy.history}</h3>
                <ul className="plain-list">
                  {(isWhole ? earlier : earlier.slice(0, SHOWN)).map((episode) => (
                    <Past key={episode.episodeNo} episode={episode}>
                      {mayExplain && <ExplainButton episode={episode} onAsk={() => setAsked(episode)} />}
                    </Past>
                  ))}
                </ul>
                {earlier.length > SHOWN && !isWhole && (
                  <p className="above-8">
                    <TextButton onClick={() => setWhole(true)}>{copy.showAll(earlier.length)}</TextButton>
                  </p>
                )}
              </>
            )}
            {leaks.episodes.some(({ cause }) => cause === 'repaired') && (
              <p className="above-14">
                <FeatureLink feature="water-leakage-appeal">{copy.appeal}</FeatureLink>
              </p>
            )}
            {asked && accountNo !== null && (
              <LazyExplainDialog accountNo={accountNo} episode={asked} onClose={() => setAsked(null)} />
            )}
          </>
        );
      }}
    </QueryCard>
  );
}

const formatCost = (cost: number | null): string | null => (cost === null ? null : formatSgd(cents(cost)));

interface RunningProps {
  readonly episode: Episode;
  /** Hours have come that say whether it still runs. */
  readonly isKnown: boolean;
}

function Running({ episode, isKnown }: RunningProps) {
  const { startedAt, flowedTo, litres, litresPerHour, cost, cause, note } = episode;
  const price = formatCost(cost);
  return (
    <>
      <p className={styles.verdict}>
        {unbroken(isKnown ? copy.running(startedAt) : copy.ran(startedAt, flowedTo))}
      </p>
      <p className="second above-6">
        {unbroken(`${copy.runningFacts(litres, litresPerHour)}${price === null ? '' : copy.about(price)}.`)}
      </p>
      {!isKnown && <p className="above-8">{copy.notKnown}</p>}
      <p className="above-8">{isExplained(cause) ? copy.checkAfterWord : copy.check}</p>
      {cause !== null && <p className="small second anywhere above-6">{copy.because(cause, note)}</p>}
    </>
  );
}

function Verdict({ leaks: { watch, episodes, dataTo } }: { readonly leaks: Leaks }) {
  const lastEnd = episodes.find(({ isWithdrawn }) => !isWithdrawn)?.endedAt;
  const [heading, facts] = ((): readonly [string, string] => {
    switch (watch.state) {
      case 'watching':
        if (lastEnd) return [copy.quiet, copy.quietNow(lastEnd)];
        return [copy.quiet, dataTo === null ? '' : copy.quietFacts(dataTo)];
      case 'none':
        return [copy.none, copy.noneFacts];
      case 'new':
        return [copy.early, copy.newFacts];
      case 'coarse':
        return [copy.none, copy.coarse(watch.stepLitres)];
      case 'early':
        return [copy.early, copy.earlyFacts(sgDay(watch.fromDay))];
      case 'missing':
        return [copy.missing, copy.missingFacts(watch.missingHours)];
    }
  })();
  return (
    <>
      <p className={styles.verdict}>{heading}</p>
      <p className="second above-6">{unbroken(facts)}</p>
    </>
  );
}

function Past({ episode, children }: { readonly episode: Episode; readonly children: React.ReactNode }) {
  const { startedAt, flowedTo, litres, cost, cause, note, isWithdrawn } = episode;
  return (
    <li className={styles.past}>
      <div>
        <span className="bold block">{unbroken(copy.span(startedAt, flowedTo))}</span>
        <span className="small second block">{unbroken(copy.lost(litres, formatCost(cost)))}</span>
        {cause !== null && <span className="small block anywhere">{copy.because(cause, note)}</span>}
        {isWithdrawn && <span className="small second block">{copy.withdrawn}</span>}
      </div>
      {children}
    </li>
  );
}

function ExplainButton({ episode, onAsk }: { readonly episode: Episode; onAsk(): void }) {
  const { cause, startedAt } = episode;
  return (
    <Button
      kind="second"
      small
      aria-label={cause === null ? copy.explainFor(startedAt) : copy.changeFor(startedAt)}
      onClick={onAsk}
    >
      {cause === null ? copy.explain : copy.change}
    </Button>
  );
}
