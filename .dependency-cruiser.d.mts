import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

/** The rooms of each package: what each sees, by name or by pattern. */
export declare const HOUSE: Record<string, { rooms: Record<string, readonly (string | RegExp)[]> }>

declare const rules: Required<Pick<IConfiguration, 'options'>> & {
  forbidden: (IForbiddenRuleType & { name: string })[]
}
export default rules
