/** A photo on its way to the gateway: sent as soon as it is chosen, beside the reading and never in its way. */
import { restPaths } from '@portal/contract/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { write } from '../../../../lib/api/api.ts';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { createAttempts } from '../../../../lib/api/attempts.ts';
import { type UploadProgress, UploadStopped, upload } from '../../../../lib/api/upload.ts';
import { failureText, useAction } from '../../../../ui/use-action.ts';
import type { MeterItem } from '../../meters.query.ts';
import { copy } from '../copy.ts';
import { photoProblem } from './photo.rules.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const BEGINNING: UploadProgress = { part: 0, secondsLeft: null };

export function usePhoto({ accountNo, deviceNo }: Pick<MeterItem, 'accountNo' | 'deviceNo'>) {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState<string>();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const refresh = () => client.invalidateQueries({ queryKey: ['meter:outlook'] });

  const removal = useAction<void, unknown>({
    send: (_input, idempotencyKey) => write('meter:removePhoto', { accountNo, deviceNo }, { idempotencyKey }),
    invalidates: [['meter:outlook']],
    toast: () => copy.photo.removed,
  });

  async function choose(chosen: File): Promise<void> {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setFile(chosen);
    setNote(undefined);
    setError(null);
    setProgress(BEGINNING);
    try {
      const sent = await shrinkPhoto(chosen);
      const problem = photoProblem(sent);
      if (problem !== null) return setError(problem);
      await attempts.run({ name: sent.name, size: sent.size, at: chosen.lastModified }, (idempotencyKey) =>
        upload(restPaths.readingPhoto, toForm(sent), {
          idempotencyKey,
          signal: controller.signal,
          onProgress: setProgress,
        }),
      );
      await refresh();
      setFile(null);
    } catch (failure) {
      if (failure instanceof UploadStopped) setNote(copy.photo.stopped);
      else setError(failureText(failure, describeRefusal));
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  }
  function toForm(sent: File): FormData {
    const body = new FormData();
    body.set('params', JSON.stringify({ accountNo, deviceNo }));
    body.set('file', sent);
    return body;
  }

  return {
    file,
    error: error ?? removal.failure,
    note,
    progress,
    isRemoving: removal.busy,
    choose: (chosen: File) => void choose(chosen),
    stop: () => underWay.current?.abort(),
    forget() {
      setFile(null);
      setError(null);
      setNote(undefined);
    },
    remove: () => void removal.run(),
  };
}

/** The gateway's words about the file where it has some. */
const describeRefusal = ({ message, details }: ApiError): string =>
  details.find(({ field }) => field === 'file')?.message ?? message;
