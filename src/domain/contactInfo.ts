export interface ContactInfo {
  phone: string;
  email: string;
  /** Comma-separated lines. */
  address: string;
  /** Lines separated by line breaks. */
  workingHours: string;
}

function nonEmptyLines(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function addressLines(address: string): string[] {
  return nonEmptyLines(address, /,/);
}

export function workingHoursLines(workingHours: string): string[] {
  return nonEmptyLines(workingHours, /\r?\n/);
}
