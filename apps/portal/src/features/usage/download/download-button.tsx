/** The button of the card's head: what is seen, as CSV. */
import { IconButton } from '../../../ui/actions/button.tsx';
import { DownloadFailure } from '../../../ui/download/download-failure.tsx';
import { useDownload } from '../../../ui/download/use-download.ts';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { copy } from '../copy.ts';
import { type DownloadSource, fetchData } from './fetch-data.ts';

export function DownloadButton(source: DownloadSource) {
  const download = useDownload();
  const isSaving = download.saving !== null;
  return (
    <>
      <IconButton
        label={isSaving ? copy.download.saving : copy.download.button}
        aria-busy={isSaving || undefined}
        onClick={() => download.save('csv', copy.download.csv.name, () => fetchData(source, 'csv'))}
      >
        <Icon name={isSaving ? 'clock' : 'download'} size={20} />
      </IconButton>
      <DownloadFailure download={download} />
    </>
  );
}
