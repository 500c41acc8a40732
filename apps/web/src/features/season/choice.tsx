import { SegmentedControl } from '@mantine/core'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  fullWidth?: boolean
}

/** One of a few looks at the same thing; it changes at once, so that its words can be read at every moment. */
export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
  fullWidth = false,
}: Props<Value>) => (
  <SegmentedControl
    className={className}
    fullWidth={fullWidth}
    transitionDuration={0}
    data={[...options]}
    value={value}
    onChange={(chosen) => {
      const option = options.find((each) => each.value === chosen)
      if (option) onChange(option.value)
    }}
    aria-label={label}
  />
)
