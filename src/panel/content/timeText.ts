/** As Turkish readers write it: `14.32`. */
export function timeText(time: Date): string {
  return time.toLocaleTimeString('tr-TR', { hour: '2-digit', minute: '2-digit' }).replace(':', '.');
}
