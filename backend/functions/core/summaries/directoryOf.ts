import {
  directorySchemas,
  paths,
  shards,
  type DirectoryEntry,
  type DirectoryKind,
  type DirectoryShard,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { rebuildDirectory } from './directory.ts';
import { recordOf } from '../../../kernel/records.ts';

/** The directory entries of a kind. An unreadable directory is rebuilt first. */
export const directoryOf = async <K extends DirectoryKind>(
  customerId: string,
  kind: K,
): Promise<DirectoryEntry<K>[]> => {
  const read = async () => {
    const found = await firestore().getAll(
      ...shards.map((shard) => firestore().doc(paths.directoryShard(customerId, kind, shard))),
    );
    const schema = directorySchemas[kind];
    const read = found.map((snapshot) => recordOf<DirectoryShard<K>>(schema, snapshot));
    return read.every((shard) => shard !== null && shard.damaged === 0)
      ? read.flatMap((shard) => shard?.entries ?? [])
      : null;
  };
  const found = await read();
  if (found !== null) return found;
  await rebuildDirectory(customerId, kind);
  return (await read()) ?? [];
};
