export const en = {
  running: 'Test-scanning a label…',
  scanned: 'Test scan passed: phones can read this label.',
  pale: 'Phones can’t read this color on white. Choose a darker one.',
  small: 'The code is too small for phones. Choose larger labels or shorter text.',
  unread: 'The test scan for {{address}} failed. Choose larger labels, square dots or no logo.',
};
