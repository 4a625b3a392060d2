import { useEffect, useReducer, useRef } from 'react';
import {
  useUnsavedChanges,
  type AddedPhoto,
  type PhotoUploadOptions,
  type PreparedPhoto,
} from '../../../data/index.ts';
import { preparePhoto } from './preparePhoto.ts';
import { isUnderWay, uploadsAfter, type Upload } from './uploads.ts';

/** Stores a photo and names it in its record; never throws. */
export type StorePhoto = (photo: PreparedPhoto, options: PhotoUploadOptions) => Promise<AddedPhoto>;

/**
 * The photos that somebody adds to a record: each is made smaller, sent and named, one after the other. Whoever leaves the record ends what
 * is on its way, and that leaves nothing.
 */
export function usePhotoUpload(store: StorePhoto) {
  const [uploads, change] = useReducer(uploadsAfter, []);
  const stops = useRef(new Map<string, AbortController>());
  const last = useRef(Promise.resolve());
  useUnsavedChanges(uploads.some(isUnderWay));
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
  /** One after the other, so that the first is there soon and a telephone has memory enough. */
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
    /** Ends one that is on its way, or takes one off the list that was refused or failed. */
    remove: (id: string) => {
      stops.current.get(id)?.abort();
      change({ what: 'gone', id });
    },
  };
}
