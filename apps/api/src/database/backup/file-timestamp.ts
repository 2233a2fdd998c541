/** A UTC time for a file name. Sorting the names sorts by time. */
export const fileTimestamp = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-')
