/** Downloads bytes as a file. @param name including its extension */
export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Most browsers have read the file when the click returns; Safari needs more time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
