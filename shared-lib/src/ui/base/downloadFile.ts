/** Offers bytes as a file to keep. @param name with its ending */
export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file when the click returns, except for Safari, which needs a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
