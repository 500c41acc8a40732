import type { RideFormat } from '@tri/plan-files/ride-zip'
import { FTP_WATTS } from '@tri/plan-files/trainer-file'

type Kind = RideFormat['kind']

/** The formats that trainer apps read, and what each asks of the rider. */
export const FORMATS: Record<Kind, { label: string; words: string }> = {
  zwo: {
    label: 'Zwift',
    words: 'For Zwift (.zwo): power as a share of the FTP that it knows. The rides come in one .zip.',
  },
  mrc: {
    label: '.mrc (%)',
    words: 'For other trainer apps: power as a share of the FTP that they know. The rides come in one .zip.',
  },
  erg: {
    label: '.erg (watts)',
    words: 'For trainer apps that take watts, from your own FTP. The rides come in one .zip.',
  },
}

export const isFormat = (value: string): value is Kind => value in FORMATS

/** What is wrong with an FTP as it was typed; undefined when it will do. */
export function ftpProblem(typed: string): string | undefined {
  const { min, max } = FTP_WATTS
  const watts = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
  return watts >= min && watts <= max ? undefined : `Enter your FTP in whole watts, from ${min} to ${max}.`
}
