// Loaded into a process before its own code: its clock is ahead by so many days.
const ahead = Number(process.env.DAYS_AHEAD ?? 0) * 24 * 60 * 60 * 1000
const { now } = Date
Date.now = () => now() + ahead
