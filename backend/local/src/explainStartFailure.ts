import { DamagedFileError } from './DamagedFileError.ts';
import { DataFolderInUseError } from './dataFolder.ts';
import { DataFolderError } from './firestore/index.ts';
import { PortTakenError } from './ports.ts';
import { ProjectError } from './ProjectError.ts';
import { RulesCompileError } from './rules/index.ts';
import { StartTimeoutError } from './StartWatch.ts';
import { ExportError } from './transfer/ExportError.ts';

/**
 * Explains to a person why the local Firebase did not start or stop.
 *
 * @param startOver the command that throws all local data away
 * @returns null for an error that was not foreseen: then its stack says more
 */
export function explainStartFailure(error: unknown, startOver: string): string | null {
  if (error instanceof RulesCompileError) return `The security rules have errors:\n${error.message}`;
  const plain =
    error instanceof ProjectError ||
    error instanceof PortTakenError ||
    error instanceof ExportError ||
    error instanceof StartTimeoutError ||
    error instanceof DataFolderInUseError ||
    (error instanceof DataFolderError && error.reason === 'locked');
  if (plain) return error.message;
  if (error instanceof DamagedFileError || error instanceof DataFolderError) {
    return `${error.message} It was left as it is. To throw all local data away and start over: ${startOver}`;
  }
  if (isAboutDisk(error)) return `The data folder can't be used: ${error.message}.`;
  return null;
}

/** Codes of the system, by name and by number, for: not permitted, no room, read-only, no folder. */
const ofDisk: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'ENOSPC',
  'EROFS',
  'ENOTDIR',
  1,
  13,
  20,
  28,
  30,
]);

function isAboutDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // Of a folder that is to be made in a read-only one, Node says that there is none.
  return (ofDisk.has(code) && syscall !== 'listen') || (code === 'ENOENT' && syscall === 'mkdir');
}
