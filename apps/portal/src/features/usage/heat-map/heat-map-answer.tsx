/** The answered map: its finding, the map of days or of weeks, the legend with what can be done, the table. */
import { formatDay, formatSlot, type SgDay, toMonth } from '@portal/domain/sg-time';
import { type ReactNode, use, useId, useMemo, useRef } from 'react';
import { HeatDays, type HeatMonth } from '../../../charts/heat/heat-days.tsx';
import type { HeatPoint } from '../../../charts/heat/heat-keys.ts';
import { HeatPanel, HeatWeeks } from '../../../charts/heat/heat-weeks.tsx';
import { useReading } from '../../../charts/reading-point.ts';
import type { ElementSize } from '../../../charts/use-element-size.ts';
import { KeepingContext } from '../../../lib/keeping.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { DownloadFailure } from '../../../ui/download/download-failure.tsx';
import { useDownload } from '../../../ui/download/use-download.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy as usage } from '../copy.ts';
import { fetchData } from '../download/fetch-data.ts';
import type { UsageOptions } from '../view/options.ts';
import { copy } from './copy.ts';
import { HeatLegend } from './heat-legend.tsx';
import styles from './heat-map.module.css';
import { cellsOf, type HeatMapModel, listBrackets, listEstimated, listMissing } from './heat-map-model.ts';
import type { HeatMapView } from './heat-map-search.ts';
import { showsDays } from './heat-map-skeleton.tsx';
import { HeatTable } from './heat-table.tsx';
import { describeEnd, describeFindings, nameFinding, readCell } from './words.ts';

interface HeatMapAnswerProps {
  readonly model: HeatMapModel;
  readonly view: HeatMapView;
  readonly size: ElementSize;
  /** The switch of units, which stands in the table of a narrow page. */
  readonly units: ReactNode;
  readonly options: UsageOptions;
  onView(view: HeatMapView): void;
}

export function HeatMapAnswer({ model, view, size, units, options, onView }: HeatMapAnswerProps) {
  const tableId = useId();
  const isWide = showsDays(size);
  const { heading, sentence } = nameFinding(model);
  return (
    <>
      <div className={styles.verdict}>
        <h3 className={styles.heading}>{unbroken(heading)}</h3>
        <p className={styles.sentence}>{unbroken(sentence)}</p>
      </div>
      <HeatPlot model={model} finding={view.finding} size={size} />
      <div className={styles.foot}>
        <HeatLegend model={model} hasStar={isWide} />
        <div className={styles.footActions}>
          <TextButton
            aria-expanded={view.isTableOpen}
            aria-controls={view.isTableOpen ? tableId : undefined}
            onClick={() => onView({ ...view, isTableOpen: !view.isTableOpen })}
          >
            <Icon name="table" size={18} />
            {view.isTableOpen ? usage.hideTable : usage.viewAsTable}
          </TextButton>
          <DownloadCsv model={model} options={options} />
        </div>
      </div>
      {view.isTableOpen && (
        <HeatTable id={tableId} model={model} isWide={isWide} units={isWide ? null : units} />
      )}
    </>
  );
}

/** Half hours of the days of the map, as the usage page sends them. */
function DownloadCsv({ model, options }: Pick<HeatMapAnswerProps, 'model' | 'options'>) {
  const canKeep = use(KeepingContext);
  const download = useDownload();
  const [from, to] = [model.all[0]?.day, model.all.at(-1)?.day];
  if (!canKeep || !from || !to) return null;
  const fetchFile = () =>
    fetchData(
      { shown: { level: 'hourly', utility: 'electricity' }, usage: { span: { from, to } }, options },
      'csv',
    );
  const isSaving = download.saving !== null;
  return (
    <>
      <TextButton
        aria-busy={isSaving || undefined}
        onClick={() => download.save('csv', usage.download.csv.name, fetchFile)}
      >
        <Icon name={isSaving ? 'clock' : 'download'} size={18} />
        {isSaving ? usage.download.saving : usage.download.button}
      </TextButton>
      <DownloadFailure download={download} />
    </>
  );
}

interface HeatPlotProps {
  readonly model: HeatMapModel;
  readonly finding: HeatMapView['finding'];
  readonly size: ElementSize;
}

/** Named by its day, so that another choice of days leaves it where it is. */
interface HeatCell {
  readonly day: SgDay;
  readonly hour: number;
}

const isSameCell = (a: HeatCell, b: HeatCell): boolean => a.day === b.day && a.hour === b.hour;

const hourLabels = (every: number): string[] =>
  Array.from({ length: 24 / every }, (_, index) => formatSlot(index * every * 2));
const [EVERY_THIRD, EVERY_SIXTH] = [hourLabels(3), hourLabels(6)];

function HeatPlot({ model, finding, size }: HeatPlotProps) {
  const { shown, lines, weeks } = model;
  const { point: cell, keep, hover } = useReading<HeatCell>(isSameCell);
  const index = cell === null ? -1 : shown.findIndex(({ day }) => day === cell.day);
  const point = cell === null || index === -1 ? null : { index, hour: cell.hour };
  const cellAt = (at: HeatPoint | null): HeatCell | null => {
    const day = at && shown[at.index]?.day;
    return day ? { day, hour: at.hour } : null;
  };
  const frame = useRef<HTMLDivElement>(null);
  const onPoint = (at: HeatPoint | null) => keep(cellAt(at));
  const onHover = (at: HeatPoint | null) => hover(cellAt(at));
  const isDim = useMemo(() => {
    const isIn = finding && cellsOf(model, finding);
    return isIn ? (line: number, hour: number) => !isIn(line, hour) : null;
  }, [model, finding]);
  const isWeekDim = useMemo(() => {
    if (!isDim) return null;
    return (week: number, hour: number) => {
      const { from, to } = weeks[week] ?? { from: 0, to: -1 };
      for (let day = from; day <= to; day += 1) if (!isDim(day, hour)) return false;
      return true;
    };
  }, [isDim, weeks]);
  const days = useMemo(() => describeDays(model), [model]);
  const weekLines = useMemo(() => weeks.map(({ line }) => line), [weeks]);
  const first = shown[0]?.day;
  if (!first) return null;
  const isWide = showsDays(size);
  const reader = {
    frame,
    name: copy.mapName(formatDay(first), describeEnd(model.dataTo)),
    howToRead: copy.howToRead[isWide ? 'columns' : 'rows'],
    start: model.start,
    calendar: model.calendar,
    point,
    onPoint,
    onHover,
    read: (at: HeatPoint) => readCell(model, at),
  };
  if (isWide)
    return (
      <div className={styles.plot}>
        <HeatDays {...reader} {...days} rem={size.rem} lines={lines} isDim={isDim} hourLabels={EVERY_THIRD} />
      </div>
    );
  return (
    <div className={styles.plot}>
      <HeatWeeks
        {...reader}
        rem={size.rem}
        width={size.width}
        weeks={weeks.map((week, at) => ({ ...week, month: nameMonthOfWeek(model, at) }))}
        weekLines={weekLines}
        isWeekDim={isWeekDim}
        hourLabels={EVERY_SIXTH}
      />
      {point && (
        <OpenWeek
          model={model}
          point={point}
          size={size}
          onPoint={onPoint}
          onHover={onHover}
          onClose={() => {
            onPoint(null);
            frame.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Months, gaps, estimated days and the numbered brackets of the cards below. */
function describeDays(model: HeatMapModel) {
  const { shown, findings } = model;
  const months: HeatMonth[] = [];
  shown.forEach(({ day }, index) => {
    const last = months.at(-1);
    const isNew = index === 0 || toMonth(day) !== toMonth(shown[index - 1]?.day ?? day);
    if (last && !isNew) months[months.length - 1] = { ...last, to: index };
    else {
      const name = formatDay(day).slice(3, 6);
      const year = index === 0 || day.slice(5, 7) === '01' ? day.slice(0, 4) : null;
      months.push({ from: index, to: index, name, year });
    }
  });
  const numbers = new Map(describeFindings(model).cards.map(({ key }, index) => [key, String(index + 1)]));
  const { peak } = findings;
  const runs = listBrackets(model);
  return {
    months,
    missing: listMissing(model),
    estimated: listEstimated(model),
    brackets: (['nights', 'quiet'] as const).flatMap((key) =>
      runs[key].map((run) => ({ ...run, label: numbers.get(key) ?? '' })),
    ),
    sideBracket:
      peak.state === 'found'
        ? { from: peak.hour, to: peak.hour + 2, label: numbers.get('peak') ?? '' }
        : null,
  };
}

/** The month that begins in a week; of the first week and of each January its year. */
function nameMonthOfWeek(
  { weeks, shown }: HeatMapModel,
  at: number,
): { text: string; isYear: boolean } | null {
  const lastDayOf = (week: number) => shown[weeks[week]?.to ?? -1]?.day;
  const [day, before] = [lastDayOf(at), lastDayOf(at - 1)];
  if (!day || (before && toMonth(day) === toMonth(before))) return null;
  const isYear = before === undefined || day.slice(5, 7) === '01';
  return { text: isYear ? `’${day.slice(2, 4)}` : formatDay(day).slice(3, 6), isYear };
}

interface OpenWeekProps {
  readonly model: HeatMapModel;
  readonly point: HeatPoint;
  readonly size: ElementSize;
  onPoint(point: HeatPoint): void;
  onHover(point: HeatPoint | null): void;
  onClose(): void;
}

/** The days of the week that is read, below the map. */
function OpenWeek({ model, point, size, onPoint, onHover, onClose }: OpenWeekProps) {
  const week = model.weeks.find(({ from, to }) => from <= point.index && point.index <= to);
  const days = week ? model.shown.slice(week.from, week.to + 1) : [];
  const lines = useMemo(() => (week ? model.lines.slice(week.from, week.to + 1) : []), [model.lines, week]);
  if (!week) return null;
  const [name, ...facts] = readCell(model, point).label;
  const padding = 2 * size.rem;
  const inWeek = ({ index, hour }: HeatPoint): HeatPoint => ({ index: week.from + index, hour });
  return (
    <section className={styles.week} aria-label={copy.weekFrom(week.monday)}>
      <div className={styles.weekHead}>
        <h4 className="strong">{copy.weekFrom(week.monday)}</h4>
        <TextButton onClick={onClose}>{copy.close}</TextButton>
      </div>
      <HeatPanel
        rem={size.rem}
        width={size.width - padding}
        lines={lines}
        names={days.map(({ day, kinds }) => `${copy.weekdayShort(day)}${kinds.includes('E') ? ' *' : ''}`)}
        row={point.index - week.from}
        hour={point.hour}
        onPoint={(at) => onPoint(inWeek(at))}
        onHover={(at) => onHover(at && inWeek(at))}
      >
        <p className="above-8" aria-hidden="true">
          <strong>{unbroken(name)}</strong>
          <br />
          {unbroken(facts.join(', '))}
        </p>
      </HeatPanel>
    </section>
  );
}
