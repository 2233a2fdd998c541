import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether a host is this machine itself: `localhost` or a loopback address, in brackets or not. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const version = isIP(name)
  return version === 0
    ? name === 'localhost'
    : LOOPBACK.check(name, version === 6 ? 'ipv6' : 'ipv4')
}
