const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const times = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A day of the browser's time zone. */
export const formatDate = (iso: string): string => dates.format(new Date(iso))

export const formatTime = (iso: string): string => times.format(new Date(iso))

export const formatNumber = (value: number): string => value.toLocaleString()

export const countOf = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${formatNumber(count)} ${one}s`
