import { useEffect, useRef, useState } from 'react';
import {
  changeMemberPicture,
  reportProblem,
  useAccount,
  useUnsavedChanges,
  type PictureResult,
} from 'shared-lib/data';
import { fileFault, sizeFault, type PictureFault } from './checkPicture.ts';
import { cropPicture, type CropArea } from './cropPicture.ts';

/** A chosen picture, to be cropped. */
interface OpenedPicture {
  /** An object URL; the caller revokes it when done. */
  readonly url: string;
  readonly image: HTMLImageElement;
}

type OpenResult =
  | { readonly ok: true; readonly picture: OpenedPicture }
  | { readonly ok: false; readonly fault: PictureFault };

/**
 * Opens a chosen file as a picture. Its dimensions are read from its header, before the browser decodes the rest. Never
 * throws.
 */
async function openPicture(file: File): Promise<OpenResult> {
  const fault = fileFault(file);
  if (fault) return { ok: false, fault };
  const url = URL.createObjectURL(file);
  const image = new Image();
  const isLoaded = await new Promise<boolean>((settle) => {
    image.onload = () => settle(true);
    image.onerror = () => settle(false);
    image.src = url;
  });
  const found = isLoaded ? sizeFault(image.naturalWidth, image.naturalHeight) : 'unreadable';
  if (found === null) return { ok: true, picture: { url, image } };
  URL.revokeObjectURL(url);
  return { ok: false, fault: found };
}

type StoreFailure = Extract<PictureResult, { ok: false }>['problem'];

/** An error with the file or the upload. */
export type PictureProblem =
  | { readonly kind: 'file'; readonly fault: PictureFault }
  | { readonly kind: 'store'; readonly problem: StoreFailure };

/** Upload progress from 0 to 1; otherwise null. */
type Progress = number | null;

/**
 * A member's picture: selecting a file, cropping and storing it, or removing the current one.
 * @param onDone called when the record has another picture, or none.
 */
export function useMemberPicture(memberId: string, onDone: () => void) {
  const { customerId, uid } = useAccount();
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [progress, setProgress] = useState<Progress>(null);
  const underWay = useRef<AbortController | null>(null);
  useUnsavedChanges(picture !== null || progress !== null);

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url);
    return undefined;
  }, [picture]);

  const store = async (blob: Blob | null) => {
    const upload = new AbortController();
    underWay.current = upload;
    setProblem(null);
    setProgress(0);
    const result = await changeMemberPicture(customerId, memberId, blob, {
      signal: upload.signal,
      onProgress: setProgress,
      by: uid,
    });
    underWay.current = null;
    setProgress(null);
    if (result.ok) return onDone();
    if (result.problem !== 'canceled') setProblem({ kind: 'store', problem: result.problem });
  };

  return {
    picture,
    problem,
    progress,
    choose: async (file: File) => {
      setProblem(null);
      const opened = await openPicture(file);
      if (opened.ok) return setPicture(opened.picture);
      setPicture(null);
      setProblem({ kind: 'file', fault: opened.fault });
    },
    save: async (area: CropArea) => {
      if (!picture || underWay.current) return;
      const blob = await cropPicture(picture.image, area).catch((cause: unknown) => {
        reportProblem('A picture could not be cropped', cause);
        return null;
      });
      if (blob) return store(blob);
      setProblem({ kind: 'file', fault: 'unreadable' });
    },
    remove: async () => {
      if (!underWay.current) await store(null);
    },
    cancel: () => underWay.current?.abort(),
  };
}
