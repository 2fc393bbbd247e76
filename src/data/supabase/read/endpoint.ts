/** Where the hosted database is. The address has no trailing slash and no `/rest/v1`. */
export interface Backend {
  url: string;
  /** The public anonymous key. */
  key: string;
}

export function restUrl({ url }: Backend): string {
  return `${url}/rest/v1`;
}

export function restHeaders({ key }: Backend): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${key}` };
}
