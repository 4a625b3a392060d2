import { errorLines } from './errorLines.ts';

it("leaves out empty lines and the backtrace of swc's own code", () => {
  const report = `ERROR in ./src/team/TeamPage.tsx
Module build failed (from swc-loader):
Error:   x Expected ',', got ';'
 23 |   );
    :    ^

Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
  10: clone3
             at ./misc/clone3.S:81:0
 @ ./src/module.ts 9:22-51

mf-team compiled with 1 error`;
  expect(errorLines(report)).toEqual([
    'ERROR in ./src/team/TeamPage.tsx',
    'Module build failed (from swc-loader):',
    "Error:   x Expected ',', got ';'",
    ' 23 |   );',
    '    :    ^',
    ' @ ./src/module.ts 9:22-51',
    'mf-team compiled with 1 error',
  ]);
});
