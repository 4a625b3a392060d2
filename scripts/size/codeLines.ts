/**
 * How many lines of a TypeScript source have code; blank lines and comments don't count. A comment counts if it shares its
 * line with code.
 */
export function codeLines(source: string): number {
  let isInComment = false;
  return source.split('\n').filter((line) => {
    let rest = line.trim();
    if (isInComment) {
      const end = rest.indexOf('*/');
      if (end < 0) return false;
      isInComment = false;
      rest = rest.slice(end + 2).trim();
    }
    while (rest.startsWith('/*')) {
      const end = rest.indexOf('*/', 2);
      if (end < 0) {
        isInComment = true;
        return false;
      }
      rest = rest.slice(end + 2).trim();
    }
    return rest !== '' && !rest.startsWith('//');
  }).length;
}
