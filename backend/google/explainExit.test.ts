import { explainExit } from './explainExit.ts';

const facts = { jar: '/emulator.jar', port: 8080, java: 'java' };

test.each<[string, readonly string[], string]>([
  [
    'an old Java',
    [
      'Error: LinkageError occurred while loading main class X',
      'java.lang.UnsupportedClassVersionError: X has been compiled by a more recent version of the Java Runtime (class file version 65.0), this version of the Java Runtime only recognizes class file versions up to 61.0',
    ],
    "Google's Firestore emulator needs Java 21 or newer; java is Java 17.",
  ],
  [
    'a file that is not a jar',
    ['Error: Could not find or load main class X', 'Caused by: java.lang.ClassNotFoundException: X'],
    "/emulator.jar isn't Google's Firestore emulator.",
  ],
  [
    'a port in use',
    [
      'Exception in thread "main" io.netty.channel.unix.Errors$NativeIoException: bind(..) failed: Address already in use',
      '\tat io.netty',
    ],
    "Google's Firestore emulator can't start: port 8080 is in use.",
  ],
  ['a crash', ['Out of memory', ''], "Google's Firestore emulator ended unexpectedly: Out of memory"],
  ['no output', [], "Google's Firestore emulator ended unexpectedly."],
])('explains %s', (_, lines, message) => {
  expect(explainExit(lines, facts)).toBe(message);
});
