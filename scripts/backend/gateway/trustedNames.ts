import { hostname, networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);

export type IsTrusted = (address: string) => boolean;

/**
 * Whether the host name of an address is one of this computer, as far as a server on `host` can be reached. A stranger
 * can make a name of his own point to this computer, and a page of his can send requests here.
 */
export function trustNamesOf(host: string, others: readonly string[] = []): IsTrusted {
  const own = ALL_ADDRESSES.has(host) ? namesOfThisComputer() : [host];
  const names = new Set([...own, ...others].map(asInAddress));
  return (address) => {
    const name = URL.parse(address)?.hostname ?? '';
    return LOOPBACK.test(name) || names.has(name);
  };
}

function namesOfThisComputer(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return [hostname(), ...addresses.map(({ address }) => address)];
}

/** An address of version 6 is in brackets, and letters are small. */
function asInAddress(name: string): string {
  return URL.parse(`http://${name.includes(':') ? `[${name}]` : name}`)?.hostname ?? name;
}
