import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { offInPlaywright } from './findChromium.ts';

test('our switches turn off everything that Playwright’s do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-chromium-'));
  const said = join(folder, 'arguments');
  const executablePath = join(folder, 'chromium');
  try {
    // A fake browser that records how it was started.
    writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > '${said}'\n`, { mode: 0o755 });
    await expect(chromium.launch({ executablePath })).rejects.toThrow();
    const [off, ...more] = readFileSync(said, 'utf8').match(/(?<=^--disable-features=).*$/gm) ?? [];
    expect(more).toEqual([]);
    expect(off?.split(',')).toEqual(offInPlaywright);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
