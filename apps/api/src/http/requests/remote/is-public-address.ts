import ipaddr from 'ipaddr.js'

const OLD_IPV4 = ipaddr.IPv6.parseCIDR('::/96')

/**
 * Whether anybody on the internet could mean this address: not loopback, private, link-local or
 * reserved, and no IPv6 address that a gateway translates to one of those (mapped, NAT64, 6to4, Teredo).
 *
 * @param address an IPv4 or IPv6 address
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // A mapped IPv4 address counts as IPv4.
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  // The deprecated form of an IPv4 address, which nothing on the internet uses (RFC 4291, 2.5.5.1).
  return !(read instanceof ipaddr.IPv6 && read.match(OLD_IPV4))
}
