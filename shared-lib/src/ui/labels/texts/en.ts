export const en = {
  running: 'Test-scanning a label…',
  scanned: 'Test scan passed.',
  pale: 'Phones can’t read this on white. Choose a darker color.',
  small: 'Too small for phones. Choose larger labels or shorter text.',
  unread: 'The test scan for {{address}} failed. Choose larger labels, square dots or no logo.',
};
