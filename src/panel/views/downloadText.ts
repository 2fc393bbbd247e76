/** Lets the browser save a file, where there is one. */
export function downloadText(file: { name: string; text: string } | undefined): void {
  if (file === undefined) return;
  const { name, text } = file;
  const type = name.endsWith('.csv') ? 'text/csv' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
