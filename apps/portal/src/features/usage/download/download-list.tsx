/** Every format in which what is seen can be saved: data, and the chart as a picture. */

import type { IconName } from '@portal/look/icons';
import type { RefObject } from 'react';
import { DownloadFailure } from '../../../ui/download/download-failure.tsx';
import { useDownload } from '../../../ui/download/use-download.ts';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { savePicture } from './chart-picture.ts';
import styles from './download-list.module.css';
import { type DownloadSource, fetchData } from './fetch-data.ts';

interface DownloadListProps extends DownloadSource {
  /** The frame of the chart. */
  readonly chart: RefObject<HTMLDivElement | null>;
}

export function DownloadList({ chart, ...source }: DownloadListProps) {
  const download = useDownload();
  const { words } = source.usage;
  const rows: readonly Row[] = [
    { key: 'csv', icon: 'table', save: () => fetchData(source, 'csv') },
    { key: 'greenbutton', icon: 'file', save: () => fetchData(source, 'greenbutton') },
    { key: 'json', icon: 'menu', save: () => fetchData(source, 'json') },
    ...(['png', 'svg'] as const).map((key) => ({
      key,
      icon: 'camera' as const,
      save: () => savePicture(chart.current, { kind: key, words, source }),
    })),
    ...(source.shown.level === 'monthly'
      ? []
      : [{ key: 'everything' as const, icon: 'clock' as const, save: () => fetchData(source, 'csv', true) }]),
  ];
  return (
    <Card title={copy.download.title} titleRole="heading">
      <ul className={styles.rows}>
        {rows.map(({ key, icon, save }) => {
          const { name, note } = copy.download[key];
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.row}
                aria-busy={download.saving === key || undefined}
                onClick={() => download.save(key, name, save)}
              >
                <span className={styles.tile}>
                  <Icon name={icon} size={20} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className="small second">{note}</span>
                </span>
                <Icon name={download.saving === key ? 'clock' : 'download'} size={20} />
              </button>
            </li>
          );
        })}
      </ul>
      <DownloadFailure download={download} />
    </Card>
  );
}

interface Row {
  readonly key: 'csv' | 'greenbutton' | 'json' | 'png' | 'svg' | 'everything';
  readonly icon: IconName;
  save(): Promise<void>;
}
