import type { WrittenFile } from '@/panel/atoms/files/writeFile';

/** Lets the browser save a file, where there is one. */
export function downloadFile(file: WrittenFile | undefined): void {
  if (file === undefined) return;
  const { name, content } = file;
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
