// Loaded before anything else by each process that a test run starts, through NODE_OPTIONS.
import { shiftClock } from './shift-clock.mjs'

if (process.env.TEST_CLOCK_SHIFT) shiftClock(Number(process.env.TEST_CLOCK_SHIFT))
