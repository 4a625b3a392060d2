import { useEffect, useReducer, useRef } from 'react';
import { useUnsavedChanges } from 'shared-lib/data';
import type { AddedPhoto, PhotoUploadOptions, PreparedPhoto } from '../../data/photoUpload.ts';
import { isUploading, preparePhoto, uploadsReducer, type Upload } from './preparePhoto.ts';

/** Uploads a photo and adds it to its record; never throws. */
export type StorePhoto = (photo: PreparedPhoto, options: PhotoUploadOptions) => Promise<AddedPhoto>;

/**
 * Photos being added to a record: each is scaled down, uploaded and added, one after the other. Leaving the
 * record cancels pending uploads without leaving anything behind.
 */
export function usePhotoUpload(store: StorePhoto) {
  const [uploads, change] = useReducer(uploadsReducer, []);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef(Promise.resolve());
  useUnsavedChanges(uploads.some(isUploading));
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const send = async (id: string, photo: PreparedPhoto, { signal }: AbortController) => {
    change({ what: 'is', id, state: { step: 'sending', share: 0 } });
    const onProgress = (share: number) => change({ what: 'is', id, state: { step: 'sending', share } });
    const added = await store(photo, { signal, onProgress });
    if (added.ok || added.problem === 'canceled') return change({ what: 'gone', id });
    change({ what: 'is', id, state: { step: 'failed', problem: added.problem, photo } });
  };
  const take = async ({ id, file }: Upload, stop: AbortController) => {
    if (stop.signal.aborted) return;
    const prepared = await preparePhoto(file);
    if (stop.signal.aborted) return;
    if (!prepared.ok) return change({ what: 'is', id, state: { step: 'refused', fault: prepared.fault } });
    await send(id, prepared.photo, stop);
  };
  /** One at a time, so the first is done soon and phones don't run out of memory. */
  const queue = (id: string, run: (stop: AbortController) => Promise<void>) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    last.current = last.current.then(() => run(stop)).finally(() => stops.current.delete(id));
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      const chosen = files.map((file): Upload => ({
        id: crypto.randomUUID(),
        file,
        state: { step: 'waiting' },
      }));
      change({ what: 'chosen', uploads: chosen });
      for (const upload of chosen) queue(upload.id, (stop) => take(upload, stop));
    },
    retry: ({ id, state }: Upload) => {
      if (state.step !== 'failed') return;
      change({ what: 'is', id, state: { step: 'waiting' } });
      queue(id, (stop) => send(id, state.photo, stop));
    },
    /** Cancels a pending upload, or dismisses one that was rejected or failed. */
    remove: (id: string) => {
      stops.current.get(id)?.abort();
      change({ what: 'gone', id });
    },
  };
}
