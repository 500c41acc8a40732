import type { RideFormat } from '@tri/plan-files/ride-zip'
import { FTP_WATTS } from '@tri/plan-files/trainer-file'

type Kind = RideFormat['kind']

/** The formats that trainer apps read, and what each asks of the rider. */
export const FORMATS: Record<Kind, { label: string; words: string }> = {
  zwo: { label: 'Zwift (.zwo)', words: 'Power as a share of the FTP that Zwift knows. The rides come in one .zip.' },
  mrc: {
    label: 'Per cent (.mrc)',
    words: 'Power as a share of the FTP that your app knows. The rides come in one .zip.',
  },
  erg: { label: 'Watts (.erg)', words: 'Power in watts, from your own FTP. The rides come in one .zip.' },
}

export const isFormat = (value: string): value is Kind => value in FORMATS

/** What is wrong with an FTP as it was typed; undefined when it will do. */
export function ftpProblem(typed: number | string): string | undefined {
  const { min, max } = FTP_WATTS
  if (typed !== '' && Number(typed) >= min && Number(typed) <= max) return undefined
  return `Enter your FTP in whole watts, from ${min} to ${max}.`
}
