import ipaddr from 'ipaddr.js'

/**
 * Whether anybody on the internet could mean this address: not loopback, private, link-local or
 * reserved, and no IPv6 address that a gateway turns into such a one (mapped, NAT64, 6to4, Teredo).
 *
 * @param address an IPv4 or IPv6 address
 */
export function isPublicAddress(address: string): boolean {
  // A mapped IPv4 address is one.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
