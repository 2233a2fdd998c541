/** A moment as part of a file name, in UTC: names in order are moments in order. */
export const fileTime = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-')
