/**
 * Turns off document triggers at an emulator hub during some writes, and turns them on again, even after an error.
 * @param hub its `host:port`; without one, or if no functions run there, triggers stay as they are
 */
export const triggersOffAt =
  (hub: string | undefined) =>
  async (write: () => Promise<void>): Promise<void> => {
    const request = async (path: string): Promise<boolean> =>
      hub !== undefined &&
      hub !== '' &&
      (await fetch(`http://${hub}/functions/${path}`, { method: 'PUT' })).ok;
    if (!(await request('disableBackgroundTriggers'))) return write();
    try {
      await write();
    } finally {
      await request('enableBackgroundTriggers');
    }
  };
