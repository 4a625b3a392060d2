/** Waits for what an event brings about, 20 seconds at most. */
export async function expectEventually(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await read();
    try {
      expect(found).toEqual(expected);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
