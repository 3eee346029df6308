/** Has the browser save a record as a file. */
export function download(game: string, record: string, ending = 'upcard'): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const a = document.createElement('a');
  a.href = address;
  a.download = `${game}.${ending}`;
  a.click();
  URL.revokeObjectURL(address);
}
