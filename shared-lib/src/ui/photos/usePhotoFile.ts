import { useEffect, useState } from 'react';
import { fetchStorageFile } from '../../data/pictures/fetchStorageFile.ts';
import { PhotoFiles, type PhotoFile } from './PhotoFiles.ts';

const photoFiles = new PhotoFiles({
  bring: fetchStorageFile,
  addressOf: (file) => URL.createObjectURL(file),
  revoke: (url) => URL.revokeObjectURL(url),
  spare: 40,
});

/**
 * Loads a photo's file.
 * @param isWanted whether to load it; photos far below wait.
 * @returns the file, null until loaded, and a function that retries after a failure.
 */
export function usePhotoFile(path: string, isWanted: boolean): [PhotoFile | null, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ of: string; file: PhotoFile } | null>(null);
  const wanted = `${attempt} ${path}`;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const held = photoFiles.hold(path);
    void held.file.then((file) => isCurrent && setFound({ of: wanted, file }));
    return () => {
      isCurrent = false;
      held.letGo();
    };
  }, [path, wanted, isWanted]);
  return [found?.of === wanted ? found.file : null, () => setAttempt(attempt + 1)];
}
