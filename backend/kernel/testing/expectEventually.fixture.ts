/** Waits up to 20 seconds for an event's result. */
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
