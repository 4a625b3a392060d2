export const en = {
  running: 'Scanning a label…',
  scanned: 'We scanned a label at its size, with its colors: phones can read it.',
  pale: 'Phones can’t read this color on white. Choose a darker one.',
  small: 'The code would be too small for phones. Choose larger labels, or less text.',
  unread:
    'We could not read the label for {{address}}. Choose larger labels, squares in place of rounded dots, or no logo.',
};
