/** What an athlete reads distances, paces and speeds in. */
export type Measures = { units: 'miles' | 'metric'; poolUnits: 'metres' | 'yards' }
